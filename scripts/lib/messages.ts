import { type ParseArgsConfig, parseArgs } from 'node:util';
import { shown } from './paths.ts';

/** A readable failure: printed as one line without a stack, naming the log file if any. */
export class PlainError extends Error {
  readonly logFile: string | undefined;

  constructor(message: string, logFile?: string) {
    super(message);
    this.logFile = logFile;
  }
}

let isHushed = false;

/** Prints a step of a command. */
export function step(name: string, text: string): void {
  if (!isHushed) console.log(`${name.padEnd(10)} ${text}`);
}

/** Stops printing, while the command ends. */
export function hush(): void {
  isHushed = true;
}

/** As many lines as a screen holds. */
export function fewOf(places: readonly string[]): string[] {
  const rest = places.length > 20 ? [`… and ${places.length - 20} more`] : [];
  return [...places.slice(0, 20), ...rest].map((place) => `  ${place}`);
}

/** What `parseArgs` throws: its first sentence says all that matters. */
function isWrongArgument(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** The words of a command line. @param knows what the command knows. @throws PlainError for others */
export function wordsOf<const Config extends ParseArgsConfig>(config: Config, knows: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isWrongArgument(error)) throw error;
    throw new PlainError(`${error.message.split('. ')[0]}; ${knows}`);
  }
}

/** What the API or Google refuses and what is wrong in the content is said whole; where in the code says nothing more. */
const isPlain = (error: Error) =>
  ['DomainError', 'ContentError'].includes(error.name) ||
  ('code' in error && ('details' in error || /^(?:auth|app)\//.test(String(error.code))));

/** Prints a failure in one line; returns its exit code. */
export function report(error: unknown): number {
  if (error instanceof PlainError) {
    const log = error.logFile === undefined ? '' : ` (log: ${shown(error.logFile)})`;
    console.error(`✗ ${error.message}${log}`);
  } else if (error instanceof Error && isPlain(error)) {
    console.error(`✗ ${error.message}`);
  } else if (isWrongArgument(error)) {
    console.error(`✗ ${error.message.split('. ')[0]}`);
  } else {
    console.error(error);
  }
  return 1;
}

/**
 * Runs a command and exits.
 * @param main resolves to the exit code, or to a final message
 */
export function command(main: () => Promise<number | string>): void {
  main()
    .catch(report)
    .then((end) => {
      if (typeof end === 'string') console.log(end);
      // Waits for pipes to drain.
      process.stdout.write('', () => process.exit(typeof end === 'number' ? end : 0));
    });
}

/** Seconds since the given `performance.now()`, for a line such as `build in 3.2 s`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
