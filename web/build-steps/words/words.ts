import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstLanguage } from '@pathshala/contract/language';
import { type Message, readMessage, type WrittenMessage } from './message.ts';
import { hasMarks, messageCode, messageType } from './message-code.ts';

const webDir = fileURLToPath(new URL('../..', import.meta.url));
const compiler = ['words.ts', 'message.ts', 'message-code.ts'].map((name) => join(import.meta.dirname, name));

/** Where the catalogues lie and where what is made of them goes: absolute paths. */
export interface WordsPlace {
  readonly messages: string;
  readonly outdir: string;
}

const here: WordsPlace = {
  messages: join(webDir, 'messages'),
  outdir: join(webDir, 'src/words/compiled/messages'),
};

type Catalogue = ReadonlyMap<string, Message>;

const nameOf = (key: string) => key.replace(/\W/g, '_');

function catalogue(file: string): Catalogue {
  const sections = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>);
  const rows = sections.flatMap(([section, words]) =>
    Object.entries(words as Record<string, WrittenMessage>).map(
      ([name, word]) => [`${section}.${name}`, word] as const,
    ),
  );
  const messages = rows.map(([key, word]) => {
    try {
      return [key, readMessage(word)] as const;
    } catch (error) {
      throw new Error(`${key} in ${file}: ${(error as Error).message}`);
    }
  });
  return new Map(messages.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What code may rely on in every language: the message's inputs, and whether it has parts. */
const shapeOf = (message: Message | undefined) =>
  message && JSON.stringify([[...message.inputs].sort(), hasMarks(message)]);

function compare(first: Catalogue, other: Catalogue, language: string): void {
  const wrong = [...new Set([...first.keys(), ...other.keys()])].filter(
    (key) => shapeOf(first.get(key)) !== shapeOf(other.get(key)),
  );
  if (wrong.length > 0)
    throw new Error(
      `${language}.json lacks these words, has them alone, or has other values or marks in them: ${wrong.slice(0, 20).join(', ')}`,
    );
}

const indexTop = (languages: readonly string[]) => `import { siteLanguage } from '../../language.ts';
${languages.map((language) => `import * as ${language} from './${language}.js';\n`).join('')}
const languages = { ${languages.join(', ')} };
const word = (name) => {
  const own = (options) => languages[options?.locale ?? siteLanguage][name];
  const said = (inputs, options) => own(options)(inputs);
  if (${firstLanguage}[name].parts) said.parts = (inputs, options) => own(options).parts(inputs);
  return said;
};
`;

const typesTop = `import type { Language } from '@pathshala/contract/language';
import type { MessagePart } from '../../message-part.ts';
type Value = NonNullable<unknown>;
type None = Record<never, never>;
type Options = { readonly locale?: Language };
type Plain<Given extends unknown[]> = (...given: Given) => string;
type Marked<Given extends unknown[]> = Plain<Given> & { parts: (...given: Given) => MessagePart[] };
`;

/** One hash over everything that the words are made from. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...compiler, ...files]) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Makes typed functions of the site's words, where a word has changed since they were last made.
 * @returns whether they were made
 * @throws Error for a catalogue that is not as it should be
 */
export function compileWords({ messages, outdir }: WordsPlace = here): boolean {
  const files = readdirSync(messages).sort();
  const hash = hashOf(files.map((file) => join(messages, file)));
  const stamp = join(outdir, 'made-from.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  const read = new Map(files.map((file) => [file.replace('.json', ''), catalogue(join(messages, file))]));
  const first = read.get(firstLanguage) ?? new Map<string, Message>();
  for (const [language, words] of read) compare(first, words, language);
  const keys = [...first.keys()];
  const twice = keys.find((key, at) => keys.findIndex((other) => nameOf(other) === nameOf(key)) < at);
  if (twice) throw new Error(`${twice} and another word would have the same name in code`);
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const header = "import { number, plural } from '../../message-values.ts';\n\n";
  for (const [language, words] of read) {
    const code = [...words].map(([key, message]) => messageCode(nameOf(key), message, language));
    writeFileSync(join(outdir, `${language}.js`), header + code.join(''));
  }
  const rows = keys.map((key) => {
    const name = nameOf(key);
    return `const ${name} = word('${name}');\nexport { ${name} as ${JSON.stringify(key)} };\n`;
  });
  writeFileSync(join(outdir, '_index.js'), indexTop([...read.keys()]) + rows.join(''));
  const types = [...first].map(([key, message]) => messageType(nameOf(key), key, message));
  writeFileSync(join(outdir, '_index.d.ts'), typesTop + types.join(''));
  writeFileSync(stamp, hash);
  return true;
}
