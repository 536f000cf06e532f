import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordKeys } from '@pathshala/content/kinds/fields-of';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { type Message, readMessage } from '@pathshala/messages/read-message';

const web = join(import.meta.dirname, '../..');
const here = { messages: join(web, 'messages'), outdir: join(web, 'src/words/compiled/messages') };
const compiler = [
  import.meta.filename,
  fileURLToPath(import.meta.resolve('@pathshala/messages/read-message')),
];
/** Sections whose messages are looked up by key: each has a table as well. */
const tables = ['audit', 'errors', 'faults', 'figures', 'names', 'states', 'tools', 'validation'];
/** The section of messages shown in all languages. */
const anyLanguage = 'any-language';
const nameOf = (key: string) => key.replace(/\W/g, '_');

function catalogue(file: string, language: string): ReadonlyMap<string, Message> {
  const sections = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
  const rows = Object.entries(sections).flatMap(([section, words]) =>
    Object.entries(words).map(([name, written]) => {
      try {
        return [`${section}.${name}`, readMessage(written, language)] as const;
      } catch (error) {
        throw new Error(`${section}.${name} in ${file} cannot be read: ${(error as Error).message}`);
      }
    }),
  );
  return new Map(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const exported = (name: string, key: string) => `export { ${name} as "${key}" };\n`;
const indexTop = (languages: readonly string[]) => `import { siteLanguage } from '../../language.ts';
${languages.map((language) => `import * as ${language} from './${language}.js';\n`).join('')}
const languages = { ${languages.join(', ')} };
const own = (name, options) => languages[options?.locale ?? siteLanguage][name];
const partsOf = (name) => ({ parts: (inputs, options) => own(name, options).parts(inputs) });
const word = (name) =>
  Object.assign((inputs, options) => own(name, options)(inputs), ${firstLanguage}[name].parts && partsOf(name));
`;

const anyLanguageTypes = `import type { Language } from '@pathshala/contract/text/languages';
import type { Word } from '../../with-markup.tsx';

`;

/**
 * Compiles the site's messages to typed functions, if one has changed.
 * @param place absolute paths of the catalogues and of the generated files
 * @returns whether they were made
 * @throws Error for an invalid catalogue
 */
export function compileWords({ messages, outdir } = here): boolean {
  const files = readdirSync(messages)
    .filter((file) => /^[a-z]{2,3}\.json$/.test(file))
    .sort();
  const sources = [...compiler, ...files.map((file) => join(messages, file))];
  const named = wordKeys();
  const contentHash = hash(
    'sha256',
    [...sources.map((file) => file + readFileSync(file, 'utf8')), ...named].join(),
  );
  const stamp = join(outdir, 'made-from.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === contentHash) return false;
  const languages = files.map((file) => file.replace('.json', ''));
  const read = languages.map((one) => catalogue(join(messages, `${one}.json`), one));
  const first = read[languages.indexOf(firstLanguage)] ?? new Map<string, Message>();
  const keys = [...first.keys()];
  read.forEach((words, at) => {
    const all = [...new Set([...keys, ...words.keys()])];
    const wrong = all.filter((key) => first.get(key)?.type !== words.get(key)?.type).join(', ');
    if (wrong) throw new Error(`${languages[at]}.json differs in words, values or marks: ${wrong}`);
  });
  const twice = keys.find((key, at) => keys.findIndex((other) => nameOf(other) === nameOf(key)) < at);
  if (twice) throw new Error(`${twice} and another word would have the same name in code`);

  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const write = (file: string, top: string, rowOf: (name: string, key: string) => string) =>
    writeFileSync(join(outdir, file), top + keys.map((key) => rowOf(nameOf(key), key)).join(''));
  const values = "import { number, plural } from '../../number.ts';\n\n";
  for (const [at, one] of languages.entries())
    write(`${one}.js`, values, (name, key) => `export const ${name} = ${read[at]?.get(key)?.code};\n`);
  const words = (name: string, key: string) => `const ${name} = word('${name}');\n${exported(name, key)}`;
  write('_index.js', indexTop(languages), words);
  write('_index.d.ts', "import type { Word } from '../../with-markup.tsx';\n", (name, key) => {
    const { written, type } = first.get(key) as Message;
    return `/** ${written.replaceAll('*/', '* /')} */\ndeclare const ${name}: ${type};\n${exported(name, key)}`;
  });
  for (const key of keys.filter((one) => one.startsWith(`${anyLanguage}.`))) {
    const name = key.slice(anyLanguage.length + 1);
    const rows = languages.map((one, at) => `  ${one}: ${read[at]?.get(key)?.code},\n`).join('');
    const file = key.replace('.', '-');
    writeFileSync(
      join(outdir, `${file}.js`),
      `${/\b(?:number|plural)\(/.test(rows) ? values : ''}export const ${name} = {\n${rows}};\n`,
    );
    const { type } = first.get(key) as Message;
    writeFileSync(
      join(outdir, `${file}.d.ts`),
      `${anyLanguageTypes}export declare const ${name}: Readonly<Record<Language, ${type}>>;\n`,
    );
  }
  const writeTable = (
    file: string,
    table: string,
    own: readonly string[],
    typeOf: (rows: string) => string,
  ) => {
    const top = "import * as words from './_index.js';\n\n";
    const rows = (between: string) => own.map((key) => `  "${key}": ${between}words["${key}"],\n`).join('');
    writeFileSync(join(outdir, `${file}.js`), `${top}export const ${table} = {\n${rows('')}};\n`);
    const type = typeOf(`{\n${rows('typeof ')}}`);
    writeFileSync(join(outdir, `${file}.d.ts`), `${top}export declare const ${table}: ${type};\n`);
  };
  // Messages that kinds of content name by key: only the studio needs them.
  const ofKinds = keys.filter((key) => named.has(key));
  const word = '(values?: Readonly<Record<string, unknown>>) => string';
  writeTable('kinds', 'kindWords', ofKinds, () => `Readonly<Record<string, ${word}>>`);
  for (const section of tables) {
    const own = keys.filter((key) => key.startsWith(`${section}.`));
    writeTable(section, section, own, (rows) => rows);
  }
  writeFileSync(stamp, contentHash);
  return true;
}
