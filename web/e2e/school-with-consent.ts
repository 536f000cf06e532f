import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import { type BrowserContext, expect, request } from '@playwright/test';

const project = process.env.PATHSHALA_PROJECT ?? 'demo-pathshala';
const firestore = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:5102';
const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:5103';
/** The function in the framework of the platform; it prints its address. */
const script = fileURLToPath(new URL('../../functions/test/support/framework-child.ts', import.meta.url));

export interface School {
  /** Has everything that a browser asks of the API answered by this school. */
  readonly serve: (context: BrowserContext) => Promise<void>;
  readonly close: () => void;
}

/** The same school with `PARENT_CONSENT=on` and `MAIL=on`: a second function over the same data, and the same pages. */
export async function startSchoolWithConsent(): Promise<School> {
  const settings = { PARENT_CONSENT: 'on', MAIL: 'on', FUNCTIONS_EMULATOR: 'true' };
  const emulators = { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth };
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...emulators, ...settings, GCLOUD_PROJECT: project },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('The function has no output.');
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    serve: async (context) => {
      await context.route(
        (url) => url.pathname.startsWith(`${apiRoot}/`),
        async (route) => {
          const { pathname, search } = new URL(route.request().url());
          // The function may end an idle connection in the moment in which it is used again.
          const response = await route.fetch({ url: `${origin}${pathname}${search}`, maxRetries: 2 });
          await route.fulfill({ response });
        },
      );
    },
    close: () => child.kill('SIGKILL'),
  };
}

interface Found {
  readonly document?: {
    readonly fields: {
      readonly message: {
        readonly mapValue: { readonly fields: { readonly text: { readonly stringValue: string } } };
      };
    };
  };
}

/** The link in the only mail that the school has handed over for an address; waits for the mail. */
export async function linkForParent(email: string): Promise<string> {
  const where = {
    fieldFilter: { field: { fieldPath: 'to' }, op: 'ARRAY_CONTAINS', value: { stringValue: email } },
  };
  const url = `http://${firestore}/v1/projects/${project}/databases/(default)/documents:runQuery`;
  const data = { structuredQuery: { from: [{ collectionId: 'mail' }], where } };
  const context = await request.newContext({ extraHTTPHeaders: { Authorization: 'Bearer owner' } });
  let link = '';
  await expect(async () => {
    const [found] = (await (await context.post(url, { data })).json()) as Found[];
    const text = found?.document?.fields.message.mapValue.fields.text.stringValue ?? '';
    link = /https?:\S+#\S+/.exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await context.dispose();
  return link;
}
