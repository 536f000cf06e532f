import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { identityOf } from './process-identity.mjs';

/** A process that was started once: the identity tells it from a later one with the same number. */
export interface ProcessMark {
  pid: number;
  identity: string;
}

interface Kin {
  pid: number;
  parent: number;
  group: number;
}

function linuxProcesses(): Kin[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ pid: Number(name), parent: Number(fields[1]), group: Number(fields[2]) }];
      } catch {
        // It ended between the listing and the look at it.
        return [];
      }
    });
}

function allProcesses(): Kin[] {
  if (process.platform === 'linux') return linuxProcesses();
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid='], { encoding: 'utf8' });
  return listing
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, group = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, group };
    });
}

/** The children of a process that lead a process group of their own, and so outlive a signal to its group. */
export function groupsBelow(parent: number): ProcessMark[] {
  return allProcesses()
    .filter((kin) => kin.parent === parent && kin.group === kin.pid)
    .map((kin) => mark(kin.pid));
}

export function mark(pid: number): ProcessMark {
  return { pid, identity: identityOf(pid) };
}

export function isRunning(process: ProcessMark): boolean {
  return process.identity !== '' && identityOf(process.pid) === process.identity;
}

/**
 * Whether there is anybody left of the group that a process led: itself, or those whom it left behind when it died. Its
 * number is nobody else's while the group lasts.
 */
export function isLeft(leader: ProcessMark): boolean {
  if (leader.identity === '') return false;
  const present = identityOf(leader.pid);
  return present === leader.identity || (present === '' && signalGroup(leader.pid, 0));
}

/** Sends a signal to a process group; false when it has no process left. */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}

/** Kills the groups of marked processes when this process exits, however it does. */
export function killAtExit(leaders: () => readonly ProcessMark[]): void {
  process.on('exit', () => {
    for (const { pid } of leaders().filter(isLeft)) signalGroup(pid, 'SIGKILL');
  });
}

export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits until the condition holds; false when it did not within the time. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
  every = 100,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await condition()) return true;
    await delay(every);
  }
  return await condition();
}

const politeMilliseconds = 10_000;
const restMilliseconds = 3_000;

/**
 * Ends the groups that the marked processes lead. The first one is the suite itself and is asked politely, because it
 * ends its own children in good order; whatever is left after that is asked too, then killed. So are those whom a dead
 * leader left behind. A group whose leader is another process by now is left alone.
 */
export async function endGroups(leaders: readonly ProcessMark[]): Promise<void> {
  const ours = leaders.filter(isLeft);
  const suite = leaders[0];
  if (suite && isRunning(suite)) await askToEnd(suite);
  const rest = ours.filter(({ pid }) => signalGroup(pid, 'SIGTERM'));
  await waitUntil(() => !rest.some(({ pid }) => signalGroup(pid, 0)), restMilliseconds);
  for (const { pid } of rest) signalGroup(pid, 'SIGKILL');
}

async function askToEnd({ pid }: ProcessMark): Promise<void> {
  try {
    process.kill(pid, 'SIGTERM');
  } catch {
    // It ended by itself in this very moment.
  }
  await waitUntil(() => !signalGroup(pid, 0), politeMilliseconds);
}
