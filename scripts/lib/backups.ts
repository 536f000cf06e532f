import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlainError, step } from './messages.ts';

/** @param milliseconds left out: until it ends @throws PlainError with the line that says why it refused */
export type Gcloud = (args: readonly string[], milliseconds?: number) => Promise<string>;

export const gcloud: Gcloud = async (args, milliseconds) => {
  try {
    return (await promisify(execFile)('gcloud', args, { timeout: milliseconds })).stdout;
  } catch (error) {
    const { code, killed, stderr = '' } = error as { code?: unknown; killed?: boolean; stderr?: string };
    if (code === 'ENOENT') throw new PlainError('there is no gcloud');
    if (killed) throw new PlainError('no answer in time');
    const lines = stderr.trim().split('\n');
    throw new PlainError(lines.find((line) => line.startsWith('ERROR')) ?? lines[0] ?? String(error));
  }
};

/** Protects a school's data from loss and from others (docs/operations.md, "Backups" and "Watching"). */
interface Safeguard {
  readonly name: string;
  readonly look: readonly string[];
  readonly isOn: (state: unknown) => boolean;
  readonly turnOn: readonly string[];
}

const database = '--database=(default)';
const requestLog = 'run.googleapis.com%2Frequests';

/** A database has at most one schedule of each kind, so look before creating one. */
const schedule = (kind: 'daily' | 'weekly', ...how: readonly string[]): Safeguard => ({
  name: `the ${kind} backup`,
  look: ['firestore', 'backups', 'schedules', 'list', database],
  isOn: (state) =>
    (state as { weeklyRecurrence?: object }[]).some(
      ({ weeklyRecurrence }) => (weeklyRecurrence === undefined) === (kind === 'daily'),
    ),
  turnOn: ['firestore', 'backups', 'schedules', 'create', database, `--recurrence=${kind}`, ...how],
});

const safeguards = (project: string): readonly Safeguard[] => [
  {
    name: 'point-in-time recovery',
    look: ['firestore', 'databases', 'describe', database],
    isOn: (state) =>
      (state as { pointInTimeRecoveryEnablement?: string }).pointInTimeRecoveryEnablement ===
      'POINT_IN_TIME_RECOVERY_ENABLED',
    turnOn: ['firestore', 'databases', 'update', database, '--enable-pitr'],
  },
  schedule('daily', '--retention=7d'),
  schedule('weekly', '--day-of-week=SUN', '--retention=35d'),
  {
    name: 'keeping old versions of uploads',
    look: ['storage', 'buckets', 'describe', `gs://${project}.firebasestorage.app`],
    isOn: (state) => (state as { versioning_enabled?: boolean }).versioning_enabled === true,
    turnOn: ['storage', 'buckets', 'update', `gs://${project}.firebasestorage.app`, '--versioning'],
  },
  {
    // The platform's own log of requests has whole addresses, and one call has a person's e-mail in its path.
    name: 'keeping addresses out of the log',
    look: ['logging', 'sinks', 'describe', '_Default'],
    isOn: (state) =>
      ((state as { exclusions?: { filter: string; disabled?: boolean }[] }).exclusions ?? []).some(
        ({ filter, disabled }) => filter.includes(requestLog) && !disabled,
      ),
    turnOn: [
      ...['logging', 'sinks', 'update', '_Default'],
      `--add-exclusion=name=requests,filter=logName:"${requestLog}"`,
    ],
  },
];

/** Quoted for a shell, which would interpret parentheses and quotes. */
const typed = (args: readonly string[]) =>
  ['gcloud', ...args.map((one) => (/[()"]/.test(one) ? `'${one}'` : one))].join(' ');

/**
 * Deploys, and turns on safeguards that are off. Those that are on are only read, so that somebody who may not turn
 * them on can still deploy.
 * @returns the exit code: not 0 if something may be off, which is printed with what to type
 */
export async function deployWithBackups(
  project: string,
  deploy: () => Promise<number>,
  ask: Gcloud = gcloud,
): Promise<number> {
  let code = await deploy();
  if (code !== 0) return code;
  for (const { name, look, isOn, turnOn } of safeguards(project)) {
    const command = [...turnOn, `--project=${project}`];
    try {
      const state = await ask([...look, `--project=${project}`, '--format=json']);
      if (isOn(JSON.parse(state))) continue;
      await ask([...command, '--quiet']);
      step('safeguard', `${name}: on`);
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      console.error(`✗ deployed, but ${name} is not on (${error.message}): ${typed(command)}`);
      code = 1;
    }
  }
  return code;
}
