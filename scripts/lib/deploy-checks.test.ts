import { stillInvented } from '@pathshala/brand/still-invented';
import type { App } from 'firebase-admin/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { openForDeploy } from './deploy-checks.ts';
import { PlainError, report } from './messages.ts';
import { openProject } from './projects.ts';

const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
vi.mock(import('@pathshala/brand/still-invented'), () => ({ stillInvented: vi.fn(() => []) }));
const asked: string[] = [];
beforeEach(() => {
  said.mockClear();
  asked.length = 0;
});

const ready = {
  projects: '{"projectId":"school","lifecycleState":"ACTIVE"}',
  billing: '{"billingAccountName":"billingAccounts/0","billingEnabled":true}',
  firestore: '{"locationId":"asia-south1","type":"FIRESTORE_NATIVE"}',
};
type Answers = Partial<Readonly<typeof ready>>;

async function refusalsWith(other: Answers, open = async () => ({}) as App, isDemo = false) {
  const ask = async ([part = '']: readonly string[]) => {
    asked.push(part);
    const answer = String({ ...ready, ...other }[part as keyof Answers]);
    if (!answer.startsWith('{')) throw new PlainError(answer);
    return answer;
  };
  const opened = openForDeploy('school', isDemo, { ask, open });
  return await opened.then(
    () => [],
    ({ message }: Error) => message.split('\n✗ '),
  );
}

const none = 'ERROR: NOT_FOUND: database (default) does not exist.';
const hidden = 'ERROR: a@b.test may not see [school] (or it may not exist)';
const off = 'ERROR: PERMISSION_DENIED: Cloud Firestore API has not been used in project school';
const out = 'ERROR: You do not currently have an active account selected.';

test.each<[what: string, answers: Answers, refusals: readonly RegExp[]]>([
  ['nothing is against it', {}, []],
  ['no such project, so nothing else', { projects: hidden, firestore: none }, [/: gcloud projects list$/]],
  ['the project ends', { projects: '{"lifecycleState":"DELETE_REQUESTED"}' }, [/projects undelete school$/]],
  ['nobody pays', { billing: '{"billingEnabled":false}' }, [/Blaze.*gcloud billing projects link school/]],
  ['a database elsewhere', { firestore: '{"locationId":"nam5"}' }, [/in nam5, .* write us-central1 into /]],
  ['no database, and nobody pays', { billing: '{}', firestore: none }, [/billing/, /create .*=asia-south1/]],
  ['nobody is signed in', { projects: out, billing: out, firestore: out }, [/: gcloud auth login$/]],
])('%s', async (_what, answers, refusals) => {
  const found = await refusalsWith(answers);
  expect(found).toHaveLength(refusals.length);
  for (const [at, refusal] of refusals.entries()) expect(found[at]).toMatch(refusal);
  expect(said).not.toHaveBeenCalled();
});

test('what Google does not answer is said in a line, and blocks no deployment', async () => {
  expect(await refusalsWith({ billing: off, firestore: off })).toEqual([]);
  expect(said.mock.calls).toEqual([[`not asked  its billing plan, the region of its database: ${off}`]]);
});

test('a demo is listed and refused, unless its owner wants it', async () => {
  vi.mocked(stillInvented).mockReturnValue(['one', 'two']);
  const line = 'this is still a demo: write your own, or publish it as one with --demo\n  one\n  two';
  expect(await refusalsWith({})).toEqual([line]);
  expect(await refusalsWith({}, undefined, true)).toEqual([]);
  vi.mocked(stillInvented).mockReturnValue([]);
});

test.each([
  'Could not load the default credentials. Browse to https://cloud.google.com for more',
  'Error fetching access token: {"error":"invalid_grant","error_subtype":"invalid_rapt"}\nmore',
])('without credentials that count the line says what to type: %s', async (message) => {
  const credential = { getAccessToken: () => Promise.reject(new Error(message)) };
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  const found = await refusalsWith({}, () => openProject('school', credential));
  expect(found).toEqual([expect.stringMatching(/^Google .* \(.+\): gcloud auth application-default login$/)]);
  expect(asked).toEqual([]);
});

test('what Google refuses later, such as a read of the database, is a line without a stack', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = '7 PERMISSION_DENIED: Missing or insufficient permissions.';
  expect(report(Object.assign(new Error(message), { code: 7, details: 'Missing' }))).toBe(1);
  expect(report(Object.assign(new Error(message), { code: 'auth/insufficient-permission' }))).toBe(1);
  expect(print.mock.calls).toEqual([[`✗ ${message}`], [`✗ ${message}`]]);
});
