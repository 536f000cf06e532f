/** What people type out of habit in a text that is plain, and what stays of it. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^ {0,3}(?:#{1,6}|>) +/gm, ''],
  [/!?\[([^\]\n]+)\]\([^)\n]*\)/g, '$1'],
  [/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g, '$1'],
  [/`([^`\n]+)`/g, '$1'],
];

/** An article's text, which is plain, without the Markdown that somebody wrote it with. */
export function withoutMarkdown(text: string): string {
  return marks.reduce((plain, [mark, what]) => plain.replace(mark, what), text);
}
