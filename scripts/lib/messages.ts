import { type ParseArgsConfig, parseArgs } from 'node:util';
import { shown } from './paths.ts';

/** A failure that a person can act on: printed as one line, without a stack, naming the log file if there is one. */
export class PlainError extends Error {
  readonly logFile: string | undefined;

  constructor(message: string, logFile?: string) {
    super(message);
    this.logFile = logFile;
  }
}

let isHushed = false;

/** Prints one step of a command: a short name, then what is going on. */
export function step(name: string, text: string): void {
  if (!isHushed) console.log(`${name.padEnd(10)} ${text}`);
}

/** Prints no more steps: the command is ending while some of its work still runs out. */
export function hush(): void {
  isHushed = true;
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

/** What the API refuses and what is wrong in the content is said whole; where in the code says nothing more. */
const plainNames = ['DomainError', 'ContentError'];

/** Prints a failure in one line and gives back the exit code for it. */
export function report(error: unknown): number {
  if (error instanceof PlainError) {
    const log = error.logFile === undefined ? '' : ` (log: ${shown(error.logFile)})`;
    console.error(`✗ ${error.message}${log}`);
  } else if (error instanceof Error && plainNames.includes(error.name)) {
    console.error(`✗ ${error.message}`);
  } else if (isWrongArgument(error)) {
    console.error(`✗ ${error.message.split('. ')[0]}`);
  } else {
    console.error(error);
  }
  return 1;
}

/** Runs a command and ends this process with it. @param main resolves to the exit code, or to what is said at the end */
export function command(main: () => Promise<number | string>): void {
  main()
    .catch(report)
    .then((end) => {
      if (typeof end === 'string') console.log(end);
      // Not before all is written: into a pipe it takes its time.
      process.stdout.write('', () => process.exit(typeof end === 'number' ? end : 0));
    });
}

/** Seconds since the given `performance.now()`, for a line such as `build in 3.2 s`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
