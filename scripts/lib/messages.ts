import { inspect, type ParseArgsConfig, parseArgs } from 'node:util';
import { shown } from './paths.ts';

/** A readable failure: printed as one line without a stack, naming the log file if any. */
export class PlainError extends Error {
  readonly logFile: string | undefined;

  constructor(message: string, logFile?: string) {
    super(message);
    this.logFile = logFile;
  }
}

/** Undefined: the work succeeded. */
export const failureOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    ({ message }: Error) => message,
  );

let isHushed = false;

export function step(name: string, text: string): void {
  if (!isHushed) console.log(`${name.padEnd(10)} ${text}`);
}

/** Stops printing, while the command ends. */
export function hush(): void {
  isHushed = true;
}

export function fewOf(places: readonly string[]): string[] {
  const rest = places.length > 20 ? [`… and ${places.length - 20} more`] : [];
  return [...places.slice(0, 20), ...rest].map((place) => `  ${place}`);
}

/** What `parseArgs` throws: only its first sentence matters. */
function isWrongArgument(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** @param knows what the command knows @throws PlainError for other words */
export function wordsOf<const Config extends ParseArgsConfig>(config: Config, knows: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isWrongArgument(error)) throw error;
    throw new PlainError(`${error.message.split('. ')[0]}; ${knows}`);
  }
}

/** Refusals of the API or Google and faults in the content are printed whole, without a stack. */
const isPlain = (error: Error) =>
  ['DomainError', 'ContentError'].includes(error.name) ||
  ('code' in error && ('details' in error || /^(?:auth|app)\//.test(String(error.code))));

/** A refusal in one line, a fault of ours with its stack. */
export function textOf(error: unknown): string {
  if (isWrongArgument(error)) return error.message.split('. ')[0] ?? '';
  if (!(error instanceof PlainError))
    return error instanceof Error && isPlain(error) ? error.message : inspect(error);
  return error.logFile === undefined ? error.message : `${error.message} (log: ${shown(error.logFile)})`;
}

/** Returns the exit code. */
export function report(error: unknown): number {
  console.error(`✗ ${textOf(error)}`);
  return 1;
}

/** @param main resolves to the exit code, or to a final message */
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
