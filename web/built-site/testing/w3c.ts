import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { newFolder } from '@pathshala/contract/testing/new-folder';

/** The W3C's HTML checker (Java). */
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** A large stack for deep pages; no second compiler or parallel collector for a short run. */
const javaOptions = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** React closes void elements (`<br/>`) like XML, which HTML ignores. */
const slash =
  'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.';

/**
 * Of CSS Anchor Positioning Level 1, Scroll Snap Level 2 and MathML Core, which the checker does not know. Browsers ignore unknown ones.
 */
const unheardOf = ['position-area', 'position-try-fallbacks', 'scroll-initial-target', 'math-style'].map(
  (name) => `CSS: “${name}”: Property “${name}” doesn't exist.`,
);

/** Of the CSS Custom Highlight API Level 1, which the checker does not know either. */
const highlights = /::highlight\([\w-]+\)\{[^}]*\}/g;

const styles = /(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g;
/** A rule, with those that are inside it. */
const rule = /[^{}]*\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Copies of pages with each style rule only once: rules take longer to check than the rest. @returns absolute paths */
function withoutKnownRules(pages: ReadonlyMap<string, string>, folder: string): string[] {
  const known = new Set<string>();
  return [...pages].map(([path, html]) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const once = (one: string) => (known.has(one) || !known.add(one) ? '' : one);
    writeFileSync(
      file,
      html.replace(styles, (style) => style.replace(highlights, '').replace(rule, once)),
    );
    return file;
  });
}

/** `type` is `error`, `info`, or a failure of the checker. */
type Complaint = Readonly<Record<'type' | 'message', string> & Partial<Record<'url' | 'extract', string>>>;

/**
 * A line for each kind of issue, with its first place.
 * @param pages HTML by path
 * @throws Error with the checker's output if it failed
 */
export async function w3cIssues(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const options = [...javaOptions, '-jar', checker, '--stdout', '--exit-zero-always', '--format', 'json'];
  const args = [...options, ...withoutKnownRules(pages, newFolder())];
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 1e8 });
  const { messages } = JSON.parse(stdout) as { messages: readonly Complaint[] };
  const real = messages.filter(({ message }) => message !== slash && !unheardOf.includes(message));
  return [...Map.groupBy(real, ({ type, message }) => `${type}: ${message}`)].map(
    ([kind, [first, ...more]]) =>
      `${kind}\n  ${more.length + 1} ×, first in ${first?.url}: ${first?.extract?.trim()}`,
  );
}
