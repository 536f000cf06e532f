import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage } from '@pathshala/contract/languages';
import { type Message, readMessage } from './message.ts';

const web = join(import.meta.dirname, '../..');
const here = { messages: join(web, 'messages'), outdir: join(web, 'src/words/compiled/messages') };
const compiler = ['words.ts', 'message.ts'].map((name) => join(import.meta.dirname, name));
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

/**
 * Makes typed functions of the site's words, where a word has changed since they were last made.
 * @param place absolute paths of the catalogues, and of what is made of them
 * @returns whether they were made
 * @throws Error for a catalogue that is not as it should be
 */
export function compileWords({ messages, outdir } = here): boolean {
  const files = readdirSync(messages).sort();
  const sources = [...compiler, ...files.map((file) => join(messages, file))];
  const print = hash('sha256', sources.map((file) => file + readFileSync(file, 'utf8')).join());
  const stamp = join(outdir, 'made-from.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return false;
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
  const values = "import { number, plural } from '../../message-values.ts';\n\n";
  for (const [at, one] of languages.entries())
    write(`${one}.js`, values, (name, key) => `export const ${name} = ${read[at]?.get(key)?.code};\n`);
  const words = (name: string, key: string) => `const ${name} = word('${name}');\n${exported(name, key)}`;
  write('_index.js', indexTop(languages), words);
  write('_index.d.ts', "import type { Word } from '../../message-part.ts';\n", (name, key) => {
    const { written, type } = first.get(key) as Message;
    return `/** ${written.replaceAll('*/', '* /')} */\ndeclare const ${name}: ${type};\n${exported(name, key)}`;
  });
  writeFileSync(stamp, print);
  return true;
}
