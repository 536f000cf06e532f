import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Timestamp } from 'firebase-admin/firestore';
import { dayMs, utcDay } from '../../src/core/utc-day.ts';
import { retentionJob } from '../../src/domain/retention-job.ts';
import { collections } from '../../src/firestore/collections.ts';
import { inactivity } from '../../src/retention/retention-policies.ts';
import { connect, type Emulated, testProject } from '../support/emulators.ts';
import { type Load, maxBreaches, type Outcome, randomFrom } from './part.ts';

const script = join(import.meta.dirname, 'retention-child.ts');
const importSize = 1000;

/** Accounts in use, long unused, and warned a month ago, by the beginning of their uids. */
const groups = { used: 0, unused: inactivity.after - inactivity.warning, warned: inactivity.after } as const;
type Group = keyof typeof groups;
const groupOf = (uid: string) => uid.split('-')[0] as Group;

/**
 * One in 250 is to be warned, one in 10,000 is to end: without indexes the emulator looks through all records for each
 * of them.
 */
function uidsOf(accounts: number): string[] {
  const groupAt = (at: number): Group => (at % 250 === 0 ? 'unused' : at % 10_000 === 1 ? 'warned' : 'used');
  return Array.from({ length: accounts }, (_one, at) => `${groupAt(at)}-${at}`);
}

async function makeAccounts({ auth, db }: Emulated, uids: readonly string[], now: number): Promise<void> {
  const createdAt = Timestamp.fromMillis(now - 2 * inactivity.after * dayMs);
  const creationTime = createdAt.toDate().toUTCString();
  for (let from = 0; from < uids.length; from += importSize) {
    const page = uids.slice(from, from + importSize);
    const seen = (uid: string, at: number) => now - groups[groupOf(uid)] * dayMs - (from + at + 1) * 1000;
    const accounts = page.map((uid, at) => {
      const lastSignInTime = new Date(seen(uid, at)).toUTCString();
      return { uid, email: `${uid}@school.test`, metadata: { creationTime, lastSignInTime } };
    });
    const { errors } = await auth.importUsers(accounts);
    if (errors.length > 0) throw new Error(`Could not make accounts: ${errors[0]?.error.message}`);
    const writer = db.bulkWriter({ throttling: false });
    for (const [at, uid] of page.entries()) {
      const lastSeenAt = Timestamp.fromMillis(seen(uid, at));
      const record = { email: `${uid}@school.test`, displayName: uid, role: 'student', createdAt };
      void writer.set(db.doc(`users/${uid}`), { ...record, lastSeenAt, seenOn: utcDay(seen(uid, at)) });
      if (groupOf(uid) !== 'warned') continue;
      const warnedAt = Timestamp.fromMillis(now - inactivity.warning * dayMs - at);
      void writer.set(db.doc(`inactiveAccounts/${uid}`), { warnedAt });
      void writer.set(db.doc(`enrolments/${uid}_c1`), { uid, courseId: 'c1', enrolledAt: lastSeenAt });
    }
    await writer.close();
  }
}

interface Run {
  /** Whether it ended by itself. */
  readonly ended: boolean;
  readonly tasks: number;
  readonly megabytes: number;
}

/** Runs the job; killed like in a power cut once it has done so many tasks. */
async function run(now: number, killAfter = Number.POSITIVE_INFINITY): Promise<Run> {
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: { ...process.env, TEST_PROJECT: testProject, NOW: String(now) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [tasks, megabytes] = [0, 0];
  createInterface(child.stdout as NodeJS.ReadableStream).on('line', (text) => {
    const line = JSON.parse(text) as { step: string; megabytes?: number };
    megabytes = line.megabytes ?? megabytes;
    if (line.step === 'one account') tasks += 1;
    if (tasks >= killAfter) child.kill('SIGKILL');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code) throw new Error(`The daily job ended with ${code}.`);
  return { ended: code === 0, tasks, megabytes };
}

/** Who was not warned once, who is left, and who is gone. */
async function breachesOf({ auth, db }: Emulated, uids: readonly string[]): Promise<string[]> {
  const mails = (await collections.mail(db).get()).docs.flatMap((one) => one.data().to);
  const told = new Map<string, number>();
  for (const to of mails) told.set(to, (told.get(to) ?? 0) + 1);
  const left = new Set<string>();
  for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
    const page = await auth.listUsers(importSize, token);
    for (const { uid } of page.users) left.add(uid);
    token = page.pageToken;
  }
  const records = new Set((await collections.users(db).select().get()).docs.map(({ id }) => id));
  const enrolments = (await collections.enrolments(db).count().get()).data().count;
  const { overdue } = (await retentionJob(db).get()).data() ?? {};
  return [
    ...uids.flatMap((uid) => {
      const mailed = told.get(`${uid}@school.test`) ?? 0;
      const group = groupOf(uid);
      const isLeft = left.has(uid) || records.has(uid);
      const isWhole = left.has(uid) && records.has(uid);
      return [
        ...(mailed === (group === 'unused' ? 1 : 0) ? [] : [`${uid} got ${mailed} mails`]),
        ...(group === 'warned' && isLeft ? [`${uid} is still there`] : []),
        ...(group !== 'warned' && !isWhole ? [`${uid} is gone`] : []),
      ];
    }),
    ...(enrolments === 0 ? [] : [`${enrolments} enrolments are left`]),
    ...(overdue?.accounts === 0 ? [] : [`${overdue?.accounts} accounts are overdue`]),
  ];
}

/**
 * Runs the daily job over many accounts, one day after the other, kills it on each day, and checks that everybody who
 * was unused was warned once, that everybody who was warned is gone, and that nobody else is.
 */
export async function soakRetention(
  { seed, progress }: Load,
  { accounts, kills }: { accounts: number; kills: number },
): Promise<Outcome> {
  const emulated = connect();
  const { db } = emulated;
  const random = randomFrom(seed);
  const now = Date.now();
  const uids = uidsOf(accounts);
  const toDo = uids.filter((uid) => groupOf(uid) !== 'used').length;
  try {
    await emulated.clear();
    await makeAccounts(emulated, uids, now);
    const runs: Run[] = [];
    const done = () => runs.reduce((sum, { tasks }) => sum + tasks, 0);
    const isDone = async () => {
      const entries = await collections.inactiveAccounts(db).get();
      return entries.size > 0 && entries.docs.every((one) => (one.data().warnedAt?.toMillis() ?? 0) >= now);
    };
    for (let days = 0; days < 20 && !(await isDone()); days += 1) {
      for (let kill = 0; kill < kills; kill += 1) {
        runs.push(await run(now + days * dayMs, 1 + Math.floor((random() * toDo) / (2 * kills))));
      }
      runs.push(await run(now + days * dayMs));
      progress(Math.min(done(), toDo), toDo);
    }
    const killed = runs.filter(({ ended }) => !ended).length;
    const megabytes = Math.max(...runs.map((one) => one.megabytes));
    const breaches = await breachesOf(emulated, uids);
    return {
      figures: { accounts, warnedOrEnded: toDo, tasks: done(), runs: runs.length, killed, megabytes },
      breaches: breaches.slice(0, maxBreaches),
    };
  } finally {
    await emulated.clear();
    await emulated.close();
  }
}
