import { type Browser, test as base, type Page } from '@playwright/test';
import { admin, newPerson, register, signIn } from './accounts.ts';

/** Who looks at a page. */
export type Viewer = 'visitor' | 'student' | 'admin';

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Courses that the student of these tests has joined; the first lesson of the first one is done. */
export const joined = {
  courses: ['free-fractions-from-zero', 'free-bangla-barnamala'],
  lessonDone: 'fair-shares',
} as const;

/** Calls the API as the person who is signed in on the page. */
export async function callAs(page: Page, method: 'PUT' | 'POST', path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}

async function becomeStudent(page: Page): Promise<void> {
  await register(page, newPerson('Mithila Rahman'));
  for (const id of joined.courses) await callAs(page, 'PUT', `/enrolment/${id}`);
  const lesson = `/enrolment/${joined.courses[0]}/lesson/${joined.lessonDone}`;
  await callAs(page, 'PUT', lesson, { done: true });
}

/** Signs somebody in and gives what their browser keeps. */
async function stateOf(viewer: Viewer, browser: Browser, baseURL: string): Promise<State | undefined> {
  if (viewer === 'visitor') return undefined;
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await (viewer === 'admin' ? signIn(page, admin) : becomeStudent(page));
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

interface OfTest {
  readonly viewer: Viewer;
}

interface OfWorker {
  /** Signs in at the first call for each viewer: it takes seconds, and every worker has pages of all of them. */
  readonly stateFor: (viewer: Viewer) => Promise<State | undefined>;
}

/** Tests whose page belongs to a visitor or, with `test.use({ viewer })`, to somebody who is signed in. */
export const test = base.extend<OfTest, OfWorker>({
  viewer: ['visitor', { option: true }],
  stateFor: [
    async ({ browser }, use, worker) => {
      const states = new Map<Viewer, Promise<State | undefined>>();
      await use((viewer) => {
        const known = states.get(viewer) ?? stateOf(viewer, browser, `${worker.project.use.baseURL}`);
        states.set(viewer, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ viewer, stateFor }, use) => use(await stateFor(viewer)),
});
