import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { run } from '../children.ts';

/** The W3C's checker, as a program for Java. */
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const { version } = createRequire(import.meta.url)('vnu-jar/package.json') as { version: string };

/**
 * How Java runs it: deep pages need a large stack, and a run of seconds is over before a second compiler, or several
 * collectors of garbage, have paid for themselves.
 */
const javaOptions = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Properties of CSS Anchor Positioning Level 1 that the checker has not heard of; who has not either goes without. */
const unheardOf = ['position-area', 'position-try-fallbacks'].map(
  (name) => `CSS: “${name}”: Property “${name}” doesn't exist.`,
);

/** Changes with what the checker says. */
export const checkerVersion = [version, ...unheardOf].join(' ');

interface Complaint {
  /** `file:/…/index.html`. */
  readonly url?: string;
  /** `error`, `info`, or that the checker itself broke. */
  readonly type: string;
  readonly message: string;
  /** What stands in the page there. */
  readonly extract?: string;
}

/** Its report; undefined where it has written something else. */
function complaintsIn(output: string): readonly Complaint[] | undefined {
  try {
    return (JSON.parse(output) as { messages?: readonly Complaint[] }).messages;
  } catch {
    return undefined;
  }
}

/**
 * What the checker finds fault with: one line for each kind of fault, with the number of its places and the first of
 * them. One start of Java for all files.
 * @param java the program
 * @param files absolute paths of pages
 * @throws Error with the program's own words where it did not check
 */
export async function htmlFaults(java: string, files: readonly string[], logFile: string): Promise<string[]> {
  if (files.length === 0) return [];
  const args = [
    ...javaOptions,
    '-jar',
    checker,
    '--stdout',
    '--exit-zero-always',
    '--format',
    'json',
    ...files,
  ];
  const { code, output } = await run(java, args, { logFile });
  const complaints = complaintsIn(output);
  if (code !== 0 || !complaints)
    throw new Error(`The checker of HTML did not run:\n${output.slice(0, 2000)}`);
  const kinds = new Map<string, Complaint[]>();
  for (const complaint of complaints.filter(({ message }) => !unheardOf.includes(message))) {
    const kind = `${complaint.type}: ${complaint.message}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), complaint]);
  }
  return [...kinds].map(([kind, all]) => {
    const { url = '', extract = '' } = all[0] ?? {};
    return `${kind}\n  ${all.length} ×, first in ${url}: ${extract.trim()}`;
  });
}
