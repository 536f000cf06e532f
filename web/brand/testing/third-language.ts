import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written from right to left, with six plural forms. */
export const third = 'ar';
/** Of a free course, so it is public. */
export const translatedLesson = 'free-fractions-from-zero/1-fair-shares';

const row = `  {
    code: '${third}',
    name: 'العربية',
    nameIn: { en: 'Arabic' },
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

/** A brace opens an argument, and within it another opens text again. */
function pseudoMessage(message: string): string {
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

/** Keeps figures, formulas, code and addresses; translates captions. */
const pseudoMarkdown = (markdown: string) =>
  markdown
    .split(/(```[\s\S]*?```|\$\$[\s\S]*?\$\$|\$[^$\n]*\$|`[^`\n]*`|\]\([^)]*\)|\{\w+\}|&\w+;)/)
    .map((part, at) => (at % 2 === 1 ? part : pseudo(part)))
    .join('')
    .replace(/("caption": ?")([^"]*)/g, (_, before: string, caption: string) => before + pseudo(caption));

/** Adds the language to every translated text. */
const translated = (json: string) =>
  JSON.stringify(
    JSON.parse(json, (_, value) =>
      typeof value?.en === 'string' ? { ...value, [third]: pseudoMarkdown(value.en) } : value,
    ),
  );

/** A translated quiz has texts only; answers are the first language's. */
const pseudoQuiz = (quiz: readonly Record<string, unknown>[]) =>
  quiz.map(({ answer: _, ...words }) =>
    JSON.parse(JSON.stringify(words), (name, value: unknown) =>
      typeof value === 'string' && name !== 'compute' ? pseudoMarkdown(value) : value,
    ),
  );

/**
 * As docs/recipes.md says: a row, messages and content.
 * @param copy absolute path of the tree
 * @returns changed and new files, from the copy's folder
 * @throws Error if the table of languages has another shape
 */
export function addThirdLanguage(copy: string): string[] {
  const touched: string[] = [];
  const make = (from: string, to: string, how: (text: string) => string) => {
    writeFileSync(join(copy, to), how(readFileSync(join(copy, from), 'utf8')));
    touched.push(to);
  };
  const table = 'functions/contract/text/languages.ts';
  make(table, table, (text) => {
    const end = '] as const satisfies readonly LanguageRow[]';
    if (!text.includes(end)) throw new Error('There is no table of languages to add a row to');
    return text.replace(end, row + end);
  });
  make('web/messages/en.json', `web/messages/${third}.json`, (text) =>
    JSON.stringify(
      JSON.parse(text, (_, value) => (typeof value === 'string' ? pseudoMessage(value) : value)),
    ),
  );
  const written = 'functions/content/{courses/*,site/home,site/school,instructors,subjects}.json';
  for (const file of globSync(written, { cwd: copy })) make(file, file, translated);
  const lesson = `functions/content/lessons/${translatedLesson}`;
  make(`${lesson}.md`, `${lesson}.${third}.md`, (text) => {
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    const [, title = ''] = /^title: *["']?(.*?)["']?$/m.exec(head) ?? [];
    return `---\ntitle: ${JSON.stringify(pseudo(title))}\n---\n${pseudoMarkdown(body)}`;
  });
  make(`${lesson}.quiz.json`, `${lesson}.${third}.quiz.json`, (text) =>
    JSON.stringify(pseudoQuiz(JSON.parse(text))),
  );
  return touched;
}
