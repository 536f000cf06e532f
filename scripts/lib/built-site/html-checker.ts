import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../children.ts';

/** The W3C's HTML checker (Java). */
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const { version } = createRequire(import.meta.url)('vnu-jar/package.json') as { version: string };

/** Java options: a large stack for deep pages, and no second compiler or parallel collector for a run of seconds. */
const javaOptions = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Properties of CSS Anchor Positioning Level 1 and of MathML Core that the checker does not know. Browsers without them do without. */
const unheardOf = ['position-area', 'position-try-fallbacks', 'math-style'].map(
  (name) => `CSS: “${name}”: Property “${name}” doesn't exist.`,
);

/** Change this when the checker's options change. */
const checkerVersion = [version, ...unheardOf].join(' ');

/** The hash in the name of a built file, which is another one after each change of the code, and nothing to the checker. */
const hashInName = /-[\w-]{8}(?=\.(?:js|css|woff2|svg|png|webp)\b)/g;
const styleElement = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

/** The rules of a style sheet that are not inside another one, each with what is before it. */
function rulesIn(css: string): string[] {
  const rules = [''];
  let depth = 0;
  for (const part of css.split(/(?<=[{};])/)) {
    rules[rules.length - 1] += part;
    if (part.endsWith('{')) depth += 1;
    if (part.endsWith('}')) depth -= 1;
    if (depth === 0) rules.push('');
  }
  return rules;
}

/**
 * Writes the pages that the checker has not found in order before into a folder, each rule of style in the first page alone that
 * has it: pages bring the rules of many others along, and to look at them takes longer than at everything else.
 * @param site absolute path of the built site
 * @param pages their paths in it
 * @param memory the file that remembers them from run to run
 * @param folder absolute path
 * @returns absolute paths of what was written, and what is called when all of it is in order
 */
export function pagesToCheck(site: string, pages: readonly string[], memory: string, folder: string) {
  const [by, ...hashes] = existsSync(memory) ? readFileSync(memory, 'utf8').split('\n') : [];
  const known = new Set(by === checkerVersion ? hashes : []);
  const now = new Set<string>();
  const rules = new Set<string>();
  const isNew = (rule: string) => {
    const isKnown = rules.has(rule);
    rules.add(rule);
    return !isKnown;
  };
  const files: string[] = [];
  for (const page of pages) {
    const html = readFileSync(join(site, page), 'utf8');
    const hash = createHash('sha256').update(html.replace(hashInName, '')).digest('base64url');
    now.add(hash);
    if (known.has(hash)) continue;
    const file = join(folder, page);
    mkdirSync(dirname(file), { recursive: true });
    const once = html.replace(
      styleElement,
      (_whole, open: string, style: string, close: string) =>
        open + rulesIn(style).filter(isNew).join('') + close,
    );
    writeFileSync(file, once);
    files.push(file);
  }
  return { files, remember: () => writeFileSync(memory, [checkerVersion, ...now].join('\n')) };
}

interface Complaint {
  /** `file:/…/index.html`. */
  readonly url?: string;
  /** `error`, `info`, or that the checker itself broke. */
  readonly type: string;
  readonly message: string;
  /** The excerpt. */
  readonly extract?: string;
}

/**
 * What the checker complains about: one line for each kind of issue, with the number of its places and the first of
 * them. One start of Java for all files.
 * @param java the program
 * @param files absolute paths of pages
 * @throws Error with the program's own words where it did not check
 */
export async function htmlIssues(java: string, files: readonly string[], logFile: string): Promise<string[]> {
  if (files.length === 0) return [];
  const how = ['--stdout', '--exit-zero-always', '--format', 'json'];
  const { code, output } = await run(java, [...javaOptions, '-jar', checker, ...how, ...files], { logFile });
  if (code !== 0 || !output.startsWith('{'))
    throw new Error(`The checker of HTML did not run:\n${output.slice(0, 2000)}`);
  const { messages: complaints } = JSON.parse(output) as { messages: readonly Complaint[] };
  const real = complaints.filter(({ message }) => !unheardOf.includes(message));
  const kindOf = ({ type, message }: Complaint) => `${type}: ${message}`;
  return [...new Set(real.map(kindOf))].map((kind) => {
    const all = real.filter((one) => kindOf(one) === kind);
    const { url = '', extract = '' } = all[0] ?? {};
    return `${kind}\n  ${all.length} ×, first in ${url}: ${extract.trim()}`;
  });
}
