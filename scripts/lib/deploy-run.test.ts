import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { beforeEach, expect, test, vi } from 'vitest';
import { deploy } from './deploy-run.ts';
import { isQuestion, typed, type World } from './deploy-steps.ts';
import { dryWorld, tell } from './deploy-world.ts';
import { PlainError, report } from './messages.ts';
import { openProject } from './projects.ts';

const none = 'ERROR: NOT_FOUND: it does not exist.';
const off = 'ERROR: PERMISSION_DENIED';
const recovery = '"pointInTimeRecoveryEnablement":"POINT_IN_TIME_RECOVERY_ENABLED"';
const requests = 'logName:\\"run.googleapis.com%2Frequests\\"';

const [log, error] = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
const saidIn = (spy = log) => (spy?.mock.calls ?? []).flat().map(String);
beforeEach(() => void vi.clearAllMocks());

type Answers = Record<string, string>;
/** Answers, by the first word of a question. */
const usual: Answers = { Make: 'yes', Mail: '5', Publish: 'yes', Then: 'you@example.com' };

/** What a project says, by the beginning of a question: when it was told something with that part, and before. */
const answers: readonly (readonly [question: string, part: string, answer: string, before?: string])[] = [
  ['gcloud auth list', 'auth login', '[{"account":"me@b.test"}]', '[]'],
  ['gcloud projects describe', 'projects create', '{"lifecycleState":"ACTIVE"}'],
  ['gcloud billing accounts', '', '[{"name":"billingAccounts/0X0X0X-0X0X0X-0X0X0X","displayName":"Mine"}]'],
  [
    'gcloud billing projects',
    ' link ',
    '{"billingEnabled":true,"billingAccountName":"billingAccounts/0X0X0X-0X0X0X-0X0X0X"}',
  ],
  ['gcloud billing budgets', 'budgets create', '[{"displayName":"school"}]', '[]'],
  ['firebase apps:list', 'apps:create', '{"result":[{}]}'],
  ['firebase apps:list', 'addfirebase', '{"result":[]}', 'Error: Failed to list Firebase WEB apps.'],
  ['firebase functions:list', 'publish', '{"result":[{}]}', '{"result":[]}'],
  ['gcloud firestore databases', '--enable-pitr', `{"locationId":"asia-south1",${recovery}}`],
  ['gcloud firestore databases', 'databases create', '{"locationId":"asia-south1"}'],
  ['gcloud firestore backups', '=weekly', '[{"dailyRecurrence":{}},{"weeklyRecurrence":{"day":"SUNDAY"}}]'],
  ['gcloud firestore backups', '=daily', '[{"dailyRecurrence":{}}]', '[]'],
  ['gcloud storage buckets', '--versioning', '{"versioning_enabled":true}'],
  ['gcloud storage buckets', 'storage, Get started', '{}'],
  ['gcloud iam service-accounts describe', 'service-accounts create', '{}'],
  ['gcloud iam roles describe', 'roles create', '{}'],
  ['gcloud logging sinks', '--add-exclusion', `{"exclusions":[{"filter":"${requests}"}]}`, '{}'],
];

/** A project that keeps what it is told, and the person who tells it. @param other answers, by a part of what they are to */
function school(other: Answers = {}) {
  const told: string[] = [];
  const asked: string[] = [];
  const printed: string[] = [];
  const settings: string[] = [];
  const has = (part: string) => part === '' || told.some((line) => line.includes(part));
  const answer = (line: string) => {
    const find = (flag: string, all: string) => new RegExp(`--${flag}=(\\S+)`).exec(all)?.[1] ?? '';
    const bindings = told.map((one) => ({ role: find('role', one), members: [find('member', one)] }));
    if (line.includes('get-iam-policy')) return JSON.stringify({ bindings });
    const on = told.join(' ').match(/\S+\.googleapis\.com/g) ?? [];
    if (line.includes('services list')) return JSON.stringify(on.map((name) => ({ config: { name } })));
    const rows = answers.filter(([question]) => line.startsWith(question));
    return rows.find(([, part]) => has(part))?.[2] ?? rows.at(-1)?.[3] ?? none;
  };
  const world: World = {
    project: 'school',
    tell: async (command) => {
      const line = typed(command);
      const given = Object.entries(other).find(([part]) => line.includes(part))?.[1];
      const text = given ?? (isQuestion(command) ? answer(line) : '');
      if (/^E/.test(text)) throw new PlainError(`${text}: ${line}`);
      if (!isQuestion(command)) told.push(line);
      return text;
    },
    ask: async (question) => {
      asked.push(question);
      const [word = ''] = question.split(' ');
      const reply = { ...usual, ...other }[word] ?? '';
      if (word === 'Enter' && reply === '') told.push(printed.at(-1) ?? '');
      return reply;
    },
    say: (line) => printed.push(line),
    settings: () => parseEnv(settings.join('\n')),
    addSettings: (lines) => settings.push(...lines),
    invented: () => [],
    signIn: async () => (has('auth login') ? undefined : 'Google does not know who you are (none)'),
    school: async () => ({ hasContent: has('run seed'), hasAdmin: has('admin -- grant') }),
    allowSignIn: async (email) => void told.push(`allow sign-in ${email}`),
    publish: async () => void told.push('publish'),
  };
  return { told, asked, printed, settings, world, other };
}

/** One that is open, after it has lost what is named; `later` is what it is told from then on. */
async function opened(lost = /^$/, other: Answers = {}) {
  const one = school();
  await deploy(one.world, true);
  for (const [at, line] of one.told.entries()) if (lost.test(line)) one.told[at] = '';
  Object.assign(one.other, other);
  const start = one.told.length;
  return { ...one, later: () => one.told.slice(start) };
}

test('a new school: each step once, in this order; later deployments find all of it and ask nothing', async () => {
  const { told, asked, printed, settings, world } = school();
  expect(await deploy(world, true)).toBe(0);
  const inShort = told.map((line) => line.trim().split(' ').slice(0, 4).join(' '));
  expect([...new Set(inShort)]).toEqual([
    ...['gcloud auth login --update-adc', 'gcloud projects create school'],
    ...['gcloud billing projects link', 'gcloud auth application-default set-quota-project'],
    ...['gcloud services enable firebase.googleapis.com', 'gcloud billing budgets create'],
    ...['firebase projects:addfirebase school', 'firebase apps:create WEB Pathshala'],
    ...['allow sign-in me@b.test', 'gcloud firestore databases create'],
    '→ https://console.firebase.google.com/project/school/storage, Get started:',
    ...['gcloud iam service-accounts create', 'gcloud iam roles create'],
    'gcloud projects add-iam-policy-binding school',
    'gcloud iam service-accounts add-iam-policy-binding',
    ...['publish', 'gcloud firestore databases update', 'gcloud firestore backups schedules'],
    ...['gcloud storage buckets update', 'gcloud logging sinks update', 'npm run seed --'],
    ...['→ Password reset, subject:', 'npm run admin --'],
  ]);
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['Make', 'Mail', 'Enter', 'Your', 'Enter', 'Then']);
  expect(settings).toEqual(['SERVICE_ACCOUNT=pathshala-api@school.iam.gserviceaccount.com', 'SITE_ORIGINS=']);
  expect(printed.join('\n')).toMatch(/3\/25 {2}A billing account .*\n {2}Costs: what is used above/);
  const [questions, steps] = [asked.length, told.length];
  expect(await deploy(world, false)).toBe(0);
  expect(await deploy(world, true)).toBe(0);
  expect(told.slice(steps)).toEqual(['publish', 'publish']);
  expect(asked).toHaveLength(questions);
});

test.each([
  ['a step for later', 'Enter', 'later', /^A place for uploads, gs:.*: not done yet\nWhat is done stays/],
  ['a demo that nobody wants', 'Publish', '', /^Nobody who is invented: not done yet\n/],
  ['a refusal', 'roles create', off, /^A role .*: ERROR: PERMISSION_DENIED: gcloud iam roles create /],
  ['no recovery', '--enable-pitr', off, /^Point-in-time recovery: .*: gcloud .* --enable-pitr /],
  ['no backups', '=daily', off, /^The daily backup: .*: gcloud firestore backups schedules create /],
  ['no old versions', '--versioning', off, /^Old versions of uploads: .*: gcloud storage buckets update /],
])(
  '%s: it stops before there are courses or an admin, and goes on from there',
  async (_, part, reply, line) => {
    const { told, asked, world, other } = school({ [part]: reply });
    const demo = { ...world, invented: () => (other.Publish === '' ? ['home'] : []) };
    await expect(deploy(demo, true)).rejects.toThrow(line);
    expect(told.join()).not.toMatch(/run seed|admin -- grant/);
    delete other[part];
    expect(await deploy(demo, true)).toBe(0);
    const once = [...told, ...asked].filter((one) => !/^allow sign-in|^Enter/.test(one));
    expect(new Set(once).size).toBe(once.length);
  },
);

test('without the alert a school is open; what is left is said at the end', async () => {
  const { world, printed } = school({ 'budgets create': off });
  expect(await deploy({ ...world, invented: () => ['home'] }, true)).toBe(0);
  expect(printed.at(-1)).toBe(
    'Still to do:\n  An alert before the bill is a surprise\n  What is invented: docs/open-a-school.md, "Make it yours"',
  );
});

test('a dry run prints what a new school is told, and reaches nothing', async () => {
  expect(await deploy(dryWorld('school'), true)).toBe(0);
  const printed = saidIn().filter((line) => /^ {2}\$ (?!firebase deploy)/.test(line));
  const { told, world } = school();
  await deploy(world, true);
  const commands = told.filter((line) => /^(?:gcloud|npm|firebase) /.test(line));
  expect(printed).toEqual(commands.map((line) => `  $ ${line}`));
});

const hidden = 'ERROR: a@b.test may not see [school] (or it may not exist)';
const out = 'ERROR: You do not currently have an active account selected.';
const [project, billing, database] = ['projects describe', 'billing projects describe', 'databases describe'];
test.each<[what: string, other: Answers, refusals: RegExp]>([
  [
    'no project: nothing else',
    { [billing]: none, [project]: hidden },
    /^missing: The project school: .* list$/,
  ],
  [
    'the project ends',
    { [project]: '{"lifecycleState":"DELETE_REQUESTED"}' },
    /^school is .* undelete school$/,
  ],
  ['nobody pays', { [billing]: '{"billingEnabled":false}' }, /^missing: A billing account .* link school /],
  ['a database elsewhere', { [database]: '{"locationId":"nam5"}' }, /in nam5, .* write us-central1 into /],
  [
    'no database, no payer',
    { [billing]: '{}', [database]: none },
    /billing.*\n✗ missing: .* create .*=asia-s/,
  ],
  ['nobody is signed in', { describe: out }, /^gcloud does not know who you are: gcloud auth login$/],
])('without a terminal it is refused before a build: %s', async (_what, other, refusals) => {
  const { world, later } = await opened(undefined, other);
  await expect(deploy(world, false)).rejects.toThrow(refusals);
  expect(later()).toEqual([]);
});

test('what Google does not answer is said in a line, and blocks no deployment', async () => {
  const { world, later } = await opened(undefined, { [billing]: off });
  expect(await deploy(world, false)).toBe(0);
  expect(saidIn()).toEqual([expect.stringMatching(/^not asked {2}A billing account .*: ERROR: PER/)]);
  expect(later()).toEqual(['publish']);
});

test('a demo is listed and refused, and so is somebody whom Google does not know', async () => {
  const { world, later } = await opened();
  const line = 'this is still a demo: write your own, or publish it as one with --demo\n  one\n  two';
  const signIn = async () => 'Google does not know who you are';
  const demo = { ...world, signIn, invented: () => ['one', 'two'] };
  await expect(deploy(demo, false)).rejects.toThrow(`Google does not know who you are\n✗ ${line}`);
  expect(later()).toEqual([]);
});

const safeguards = /--enable-pitr|schedules create|--versioning|--add-exclusion/;
test('safeguards that are off are turned on; what is refused is said with what to type', async () => {
  const refused = { 'schedules list': off, '--versioning': off };
  const { told, world, later, other } = await opened(safeguards, refused);
  expect(await deploy(world, false)).toBe(1);
  const on = later().map((line) => safeguards.exec(line)?.[0]);
  expect(on).toEqual([undefined, '--enable-pitr', '--add-exclusion']);
  expect(saidIn(error)).toEqual([
    expect.stringMatching(/^✗ deployed, but not on: The daily backup .*: gcloud .* --recurrence=daily /),
    expect.stringMatching(/^✗ deployed, but not on: The weekly backup .*: gcloud .* --day-of-week=SUN /),
    expect.stringMatching(/^✗ deployed, but not on: Old versions of uploads .*: gcloud .* --versioning /),
  ]);
  for (const one of Object.keys(refused)) delete other[one];
  expect(await deploy(world, false)).toBe(0);
  expect(told.filter((line) => safeguards.test(line))).toHaveLength(5);
});

test.each([
  'Could not load the default credentials. Browse to https://cloud.google.com for more',
  'Error fetching access token: {"error":"invalid_grant","error_subtype":"invalid_rapt"}\nmore',
])('without credentials that count the line says what to type: %s', async (message) => {
  const credential = { getAccessToken: () => Promise.reject(new Error(message)) };
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  const line = /^Google does not know who you are \(.+\): gcloud auth application-default login$/;
  await expect(openProject('school', credential)).rejects.toThrow(line);
});

test('what Google refuses later, such as a read of the database, is a line without a stack', () => {
  const message = '7 PERMISSION_DENIED: Missing or insufficient permissions.';
  expect(report(Object.assign(new Error(message), { code: 7, details: 'Missing' }))).toBe(1);
  expect(report(Object.assign(new Error(message), { code: 'auth/insufficient-permission' }))).toBe(1);
  expect(saidIn(error)).toEqual([`✗ ${message}`, `✗ ${message}`]);
});

test('gcloud itself: what it says, why it refuses, and that it is not there or is late', async () => {
  const folder = newFolder();
  vi.stubEnv('PATH', folder);
  const said = (word: string, how = {}) => tell(['gcloud', word], how).catch(({ message }) => message);
  expect(await said('version')).toMatch(/^there is no gcloud; install it .*: gcloud version$/);
  const script =
    '#!/bin/sh\n[ "$1" = no ] && echo "WARNING: a\nERROR: no\nmore" >&2 && exit 1\n[ "$1" = late ] && read late\necho "$*"\n';
  writeFileSync(join(folder, 'gcloud'), script, { mode: 0o700 });
  expect(await said('--database=(default)')).toBe('--database=(default) --quiet\n');
  expect(await said('no')).toBe('ERROR: no: gcloud no');
  expect(await said('no', { isShown: true })).toBe('it ended with exit code 1: gcloud no');
  expect(await said('late', { milliseconds: 1 })).toBe('no answer in time: gcloud late');
});
