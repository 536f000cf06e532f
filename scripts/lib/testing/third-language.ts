import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The language that the test adds: it is written from right to left, and `Intl` knows six plurals of it. */
export const third = 'ar';

const row = `  {
    code: '${third}',
    name: 'العربية',
    dir: 'rtl',
    script: 'Arabic',
    zero: '٠',
    dates: '${third}',
    openGraph: 'ar_AR',
    length: 1.5,
    pace: 200,
  },
`;

const letters = 'ابتثجحدذرزسشصضطظعغفقكلمنهو';

/** A text with an Arabic letter for each Latin one. */
export const pseudo = (text: string): string =>
  text
    .replace(/[a-z]/gi, (one) => letters.charAt(one.toLowerCase().charCodeAt(0) - 97))
    .replace(/\d/g, (digit) => String.fromCharCode('٠'.charCodeAt(0) + Number(digit)));

/** Changes what is between the parts of a text that stay as they are. */
const between = (kept: RegExp, text: string) =>
  text
    .split(kept)
    .map((part, at) => (at % 2 === 1 ? part : pseudo(part)))
    .join('');

/** A message: what a brace opens is an argument, and what one opens inside of it is words again. */
export function pseudoMessage(message: string): string {
  let depth = 0;
  return message
    .split(/([{}]|<\/?\w+\/?>)/)
    .map((part) => {
      if (part === '{') depth++;
      if (part === '}') depth--;
      return depth % 2 === 1 || /^[{}<]/.test(part) ? part : pseudo(part);
    })
    .join('');
}

/** Markdown with its figures, formulas, code and addresses as they are. */
const pseudoMarkdown = (markdown: string) =>
  between(
    /(```[\s\S]*?```|\$\$[\s\S]*?\$\$|\$[^$\n]*\$|`[^`\n]*`|\]\([^)]*\)|\{\w+\}|&\w+;)/,
    markdown,
  ).replace(/("caption": ?")([^"]*)/g, (_, before: string, caption: string) => before + pseudo(caption));

/** Every text of a value in one more language. */
function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  const { en } = value as { readonly en?: unknown };
  if (typeof en === 'string') return { ...value, [third]: pseudoMarkdown(en) };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translated(one)]));
}

const said = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudoMarkdown(value);
  if (Array.isArray(value)) return value.map(said);
  return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, said(one)]));
};

/** A lesson's version in the language, and that of its quiz. */
function translateLesson(stem: string): void {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(`${stem}.md`, 'utf8')) ?? [];
  const [, title = ''] = /^title: *["']?(.*?)["']?$/m.exec(head) ?? [];
  writeFileSync(
    `${stem}.${third}.md`,
    `---\ntitle: ${JSON.stringify(pseudo(title))}\n---\n${pseudoMarkdown(body)}`,
  );
  const quiz = JSON.parse(readFileSync(`${stem}.quiz.json`, 'utf8')) as readonly Record<string, unknown>[];
  const own = quiz.map(({ answer: _, compute, ...words }) => ({
    ...(said(words) as object),
    ...(compute === undefined ? {} : { compute }),
  }));
  writeFileSync(`${stem}.${third}.quiz.json`, JSON.stringify(own));
}

/** The lessons that the language has: twenty of the free courses, which everybody may read. */
export const translatedLessons = 20;

/**
 * Adds a language to a copy of the tree as docs/languages.md says that one is added: a row, a file of messages and content.
 * @param copy absolute path of the tree
 * @returns the files that were changed or made, from the copy's folder
 * @throws Error where the table of languages has another shape
 */
export function addThirdLanguage(copy: string): string[] {
  const touched: string[] = [];
  const change = (file: string, how: (text: string) => string, from = file) => {
    writeFileSync(join(copy, file), how(readFileSync(join(copy, from), 'utf8')));
    touched.push(file);
  };
  change('functions/contract/text/languages.ts', (table) => withRow(table));
  change(
    `web/messages/${third}.json`,
    (text) => {
      const sections = JSON.parse(text) as Record<string, Record<string, string>>;
      for (const words of Object.values(sections))
        for (const [name, word] of Object.entries(words)) words[name] = pseudoMessage(word);
      return JSON.stringify(sections);
    },
    'web/messages/en.json',
  );
  const content = join(copy, 'functions/content');
  for (const file of globSync('{courses/*,site/home,instructors}.json', { cwd: content }))
    change(`functions/content/${file}`, (text) => JSON.stringify(translated(JSON.parse(text))));
  const lessons = globSync('lessons/free-*/*.md', { cwd: content })
    .filter((file) => !file.includes('.bn.') && !file.includes('free-bangla'))
    .sort();
  for (const file of lessons.slice(0, translatedLessons)) {
    const stem = join(content, file.replace(/\.md$/, ''));
    translateLesson(stem);
    touched.push(`functions/content/${file.replace(/\.md$/, `.${third}.md`)}`);
  }
  return touched;
}

/** The table of languages with one more row. @throws Error where it has another shape */
export function withRow(table: string): string {
  const end = '] as const satisfies readonly LanguageRow[]';
  if (!table.includes(end)) throw new Error('There is no table of languages to add a row to');
  return table.replace(end, row + end);
}
