/** What Markdown has of marks, and what stays of it; nothing of figures and code. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^```[\s\S]*?^```\n?/gm, ''],
  [/^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:?)? *\n/gm, ''],
  [/^ {0,3}(?:#{1,6}|>) +/gm, ''],
  [/!?\[([^\]\n]+)\]\([^)\n]*\)/g, '$1'],
  [/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g, '$1'],
  [/`([^`\n]+)`/g, '$1'],
];

/** A text without its Markdown, for where it is shown as plain text. */
export function withoutMarkdown(text: string): string {
  return marks.reduce((plain, [mark, what]) => plain.replace(mark, what), text);
}
