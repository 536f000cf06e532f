import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { deployWithBackups, type Gcloud, gcloud } from './backups.ts';
import { PlainError } from './messages.ts';

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterEach(() => {
  said.mockClear();
  vi.unstubAllEnvs();
});
const deploy = (ask: Gcloud, code = 0) => deployWithBackups('school', async () => code, ask);

const requests = 'run.googleapis.com%2Frequests';

function project(refuses = /^$/) {
  const told: string[] = [];
  const has = (part: string) => told.some((line) => line.includes(part));
  const ask = async (args: readonly string[]) => {
    const line = args.join(' ');
    if (refuses.test(line)) throw new PlainError('ERROR: PERMISSION_DENIED');
    if (!/ (describe|list) /.test(line)) told.push(line);
    if (line.startsWith('firestore databases describe'))
      return `{"pointInTimeRecoveryEnablement":"POINT_IN_TIME_RECOVERY_${has('--enable-pitr') ? 'ENABLED' : 'DISABLED'}"}`;
    if (line.startsWith('logging sinks describe'))
      return has('--add-exclusion') ? `{"exclusions":[{"filter":"logName:\\"${requests}\\""}]}` : '{}';
    if (line.startsWith('storage buckets describe'))
      return has('--versioning') ? '{"versioning_enabled":true}' : '{}';
    const schedules = [
      ...(has('--recurrence=daily') ? [{ retention: '604800s', dailyRecurrence: {} }] : []),
      ...(has('--recurrence=weekly') ? [{ retention: '3024000s', weeklyRecurrence: { day: 'SUNDAY' } }] : []),
    ];
    return line.includes('schedules list') ? JSON.stringify(schedules) : '';
  };
  return { told, ask };
}

const all = [
  'firestore databases update --database=(default) --enable-pitr',
  'firestore backups schedules create --database=(default) --recurrence=daily --retention=7d',
  'firestore backups schedules create --database=(default) --recurrence=weekly --day-of-week=SUN --retention=35d',
  'storage buckets update gs://school.firebasestorage.app --versioning',
  `logging sinks update _Default --add-exclusion=name=requests,filter=logName:"${requests}"`,
];
const whole = (command = '') => `${command} --project=school --quiet`;

test('the first deploy that does not fail turns everything on, and the second finds it on', async () => {
  const { told, ask } = project();
  expect(await deploy(ask, 2)).toBe(2);
  expect(told).toEqual([]);
  expect(await deploy(ask)).toBe(0);
  expect(told).toEqual(all.map(whole));
  expect(await deploy(ask)).toBe(0);
  expect(told).toHaveLength(all.length);
});

test('what is refused is said with what to type, and the rest is turned on', async () => {
  const { told, ask } = project(/schedules list|--versioning|sinks update/);
  expect(await deploy(ask)).toBe(1);
  const why = 'is not on (ERROR: PERMISSION_DENIED): gcloud';
  const create = "firestore backups schedules create '--database=(default)' --recurrence";
  expect(said.mock.calls).toEqual([
    [`✗ deployed, but the daily backup ${why} ${create}=daily --retention=7d --project=school`],
    [
      `✗ deployed, but the weekly backup ${why} ${create}=weekly --day-of-week=SUN --retention=35d --project=school`,
    ],
    [`✗ deployed, but keeping old versions of uploads ${why} ${all[3]} --project=school`],
    [
      `✗ deployed, but keeping addresses out of the log ${why} logging sinks update _Default '${all[4]?.split(' ').at(-1)}' --project=school`,
    ],
  ]);
  expect(told).toEqual([whole(all[0])]);
});

test('gcloud itself: what it says, why it refuses, and that it is not there or is late', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gcloud-'));
  vi.stubEnv('PATH', folder);
  await expect(gcloud(['version'])).rejects.toThrow('there is no gcloud');
  const script =
    '#!/bin/sh\n[ "$1" = no ] && echo "WARNING: a\nERROR: no\nmore" >&2 && exit 1\n[ "$1" = late ] && read late\necho "$*"\n';
  writeFileSync(join(folder, 'gcloud'), script, { mode: 0o700 });
  expect(await gcloud(['a', '--database=(default)'])).toBe('a --database=(default)\n');
  await expect(gcloud(['no'])).rejects.toThrow(/^ERROR: no$/);
  await expect(gcloud(['late'], 1)).rejects.toThrow('no answer in time');
});
