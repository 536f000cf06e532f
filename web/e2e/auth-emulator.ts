import { expect, type Page } from '@playwright/test';
import { auth, project } from './school-calls.ts';

interface Mail {
  readonly email: string;
  readonly requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET';
  readonly oobLink: string;
}

async function mailsTo(email: string, type: Mail['requestType']): Promise<Mail[]> {
  const response = await fetch(`${auth}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Mail[] };
  return oobCodes.filter((mail) => mail.email === email && mail.requestType === type);
}

/** The link in the newest mail of a kind to an address; waits for the mail. */
export async function mailedLink(email: string, type: Mail['requestType']): Promise<string> {
  let link = '';
  await expect(async () => {
    link = (await mailsTo(email, type)).at(-1)?.oobLink ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

interface Account {
  readonly emailVerified?: boolean;
  readonly displayName?: string;
}

/** The account as the project's administrator sees it. */
export async function accountOf(email: string): Promise<Account> {
  const headers = { Authorization: 'Bearer owner', 'content-type': 'application/json' };
  const url = `${auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ email: [email] }) });
  const { users } = (await answer.json()) as { users?: Account[] };
  return users?.[0] ?? {};
}

/**
 * Google's frame library, which passes the popup's answer to the page, is not available offline: the same calls over postMessage.
 * The rest is the emulator's.
 */
function frameLibrary(): void {
  type Handler = (data: unknown) => unknown;
  const script = document.currentScript as HTMLScriptElement;
  function channel(other: () => Window) {
    const handlers = new Map<string, Handler>();
    const waiting = new Map<number, (answers: unknown[]) => void>();
    const early: { name: string; id: number; data: unknown }[] = [];
    let sent = 0;
    const reply = (id: number, answer: unknown) => other().postMessage({ frame: 'reply', id, answer }, '*');
    window.addEventListener('message', ({ data, source }) => {
      if (source !== other()) return;
      if (data?.frame === 'reply') waiting.get(data.id)?.([data.answer]);
      if (data?.frame !== 'send') return;
      const handler = handlers.get(data.name);
      if (handler) reply(data.id, handler(data.data));
      else early.push(data);
    });
    return {
      restyle: async () => undefined,
      register(name: string, handler: Handler) {
        handlers.set(name, handler);
        for (const one of early.splice(0)) reply(one.id, handler(one.data));
      },
      send(name: string, data: unknown, done: (answers: unknown[]) => void) {
        sent += 1;
        waiting.set(sent, done);
        other().postMessage({ frame: 'send', id: sent, name, data }, '*');
      },
    };
  }
  const context = {
    getParentIframe: () => channel(() => window.parent),
    open(options: { url: string }, ready: (frame: unknown) => Promise<unknown>) {
      const element = document.createElement('iframe');
      element.style.display = 'none';
      element.src = options.url;
      const loaded = new Promise<void>((resolve) => element.addEventListener('load', () => resolve()));
      document.body.append(element);
      const frame = channel(() => element.contentWindow as Window);
      return ready({ ...frame, ping: (done: () => void) => loaded.then(done) });
    },
  };
  const gapi = {
    load: (_name: string, options: { callback: () => void }) => setTimeout(options.callback),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, Iframe: class {}, getContext: () => context },
  };
  Object.assign(window, { gapi });
  const callback = new URL(script.src).searchParams.get('onload') ?? 'gapi_onload';
  setTimeout(() => (window as unknown as Record<string, () => void>)[callback]?.());
}

/** Makes the emulator's Google popup work without the internet. */
export async function provideGooglePopup(page: Page): Promise<void> {
  await page.context().route(/unpkg\.com|fonts\.g/, (route) => route.abort());
  await page
    .context()
    .route('https://apis.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${frameLibrary.toString()})();` }),
    );
}
