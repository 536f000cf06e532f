import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../children.ts';

/** The W3C's HTML checker (Java). */
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** Java options: a large stack for deep pages, and no second compiler or parallel collector for a run of seconds. */
const javaOptions = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

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
 * @param folder for copies of them
 * @throws Error with the program's own words where it did not check
 */
export async function w3cIssues(
  java: string,
  pages: ReadonlyMap<string, string>,
  folder: string,
): Promise<string[]> {
  const files = withoutKnownRules(pages, folder);
  const options = [...javaOptions, '-jar', checker, '--stdout', '--exit-zero-always', '--format', 'json'];
  const { code, output } = await run(java, [...options, ...files], { logFile: join(folder, 'checker.log') });
  if (code !== 0 || !output.startsWith('{'))
    throw new Error(`The checker of HTML did not run:\n${output.slice(0, 2000)}`);
  const { messages } = JSON.parse(output) as { messages: readonly Complaint[] };
  const real = messages.filter(({ message }) => !unheardOf.includes(message));
  return [...Map.groupBy(real, ({ type, message }) => `${type}: ${message}`)].map(
    ([kind, [first, ...more]]) =>
      `${kind}\n  ${more.length + 1} ×, first in ${first?.url}: ${first?.extract?.trim()}`,
  );
}
