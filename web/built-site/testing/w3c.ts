import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The W3C's HTML checker (Java). */
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** Java options: a large stack for deep pages, and no second compiler or parallel collector for a run of seconds. */
const javaOptions = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** React closes void elements (`<br/>`) like XML, which HTML ignores. */
const slash =
  'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.';

/** Properties of CSS Anchor Positioning Level 1 and of MathML Core that the checker does not know. Browsers without them do without. */
const unheardOf = ['position-area', 'position-try-fallbacks', 'math-style'].map(
  (name) => `CSS: “${name}”: Property “${name}” doesn't exist.`,
);

const styles = /(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g;
/** A rule, with those that are inside it. */
const rule = /[^{}]*\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * Copies of pages with each rule of style in the first page alone that has it: to look at them takes longer than at everything else.
 * @returns absolute paths
 */
function withoutKnownRules(pages: ReadonlyMap<string, string>, folder: string): string[] {
  const known = new Set<string>();
  return [...pages].map(([path, html]) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const once = (one: string) => (known.has(one) || !known.add(one) ? '' : one);
    writeFileSync(
      file,
      html.replace(styles, (style) => style.replace(rule, once)),
    );
    return file;
  });
}

/** `url` is `file:/…/index.html`; `type` is `error`, `info`, or that the checker itself broke. */
type Complaint = Readonly<Record<'type' | 'message', string> & Partial<Record<'url' | 'extract', string>>>;

/**
 * What the W3C's checker complains about: a line for each kind of issue, with the first of its places.
 * @param pages their HTML, by their paths in the site
 * @throws Error with the program's own words where it did not check
 */
export async function w3cIssues(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const options = [...javaOptions, '-jar', checker, '--stdout', '--exit-zero-always', '--format', 'json'];
  try {
    const args = [...options, ...withoutKnownRules(pages, folder)];
    const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 1e8 });
    const { messages } = JSON.parse(stdout) as { messages: readonly Complaint[] };
    const real = messages.filter(({ message }) => message !== slash && !unheardOf.includes(message));
    return [...Map.groupBy(real, ({ type, message }) => `${type}: ${message}`)].map(
      ([kind, [first, ...more]]) =>
        `${kind}\n  ${more.length + 1} ×, first in ${first?.url}: ${first?.extract?.trim()}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
