import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlainError, step } from './messages.ts';

/** Runs `gcloud` with these arguments. @returns what it writes @throws PlainError with the first line of why it refused */
export type Gcloud = (args: readonly string[]) => Promise<string>;

export const gcloud: Gcloud = async (args) => {
  try {
    return (await promisify(execFile)('gcloud', args)).stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    const isMissing = code === 'ENOENT';
    throw new PlainError(isMissing ? 'there is no gcloud' : (stderr?.trim().split('\n')[0] ?? String(error)));
  }
};

/** What keeps the data of a school (docs/operations.md, "Backups"). */
interface Safeguard {
  readonly name: string;
  /** Asks Google for its state, which is JSON. */
  readonly look: readonly string[];
  readonly isOn: (state: unknown) => boolean;
  readonly turnOn: readonly string[];
}

const database = '--database=(default)';

/** A database has one schedule of each kind at most: whether a kind is there has to be looked up. */
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
];

/** As somebody types it: a shell would read parentheses as its own. */
const typed = (args: readonly string[]) =>
  ['gcloud', ...args.map((one) => (/[()]/.test(one) ? `'${one}'` : one))].join(' ');

/**
 * Deploys, and turns on what keeps the data of a school and is off. What is on already is only looked at, so that somebody
 * who may not turn it on can deploy.
 * @returns the exit code: not 0 where something may be off, which is said with what to type
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
      step('backups', `${name}: on`);
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      console.error(`✗ deployed, but ${name} is not on (${error.message}): ${typed(command)}`);
      code = 1;
    }
  }
  return code;
}
