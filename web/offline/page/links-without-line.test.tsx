import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWithoutRouter } from './keep-pages.ts';

const followed = vi.fn();

/** A page with one link, of which the router hears as it does in the site: at the root, after everybody else. */
function press(html: string): void {
  document.body.innerHTML = html;
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function device(isOnline: boolean, controller: object | null = {}): void {
  vi.stubGlobal('navigator', { onLine: isOnline, serviceWorker: { controller } });
}

beforeEach(() => {
  followed.mockReset();
  window.addEventListener('click', followWithoutRouter, { capture: true });
  document.addEventListener('click', followed);
});
afterEach(() => {
  window.removeEventListener('click', followWithoutRouter, { capture: true });
  document.removeEventListener('click', followed);
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const link = '<a href="/help"><b>Help</b></a>';

test('without a connection the router hears nothing of a link to another page', () => {
  device(false);
  press(link);
  expect(followed).not.toHaveBeenCalled();
});

test.each([
  ['with a connection', link, true, {}],
  ['where no worker is there yet', link, false, null],
  ['of a place on the page', '<a href="#top"><b>Up</b></a>', false, {}],
  ['to another site', '<a href="https://example.com/help"><b>There</b></a>', false, {}],
  ['to the other language', '<a href="/bn/help" hreflang="bn"><b>বাংলা</b></a>', false, {}],
  ['that is a button', '<button type="button"><b>Menu</b></button>', false, {}],
])('%s it hears as ever', (_what, html, isOnline, controller) => {
  device(isOnline, controller);
  press(html);
  expect(followed).toHaveBeenCalledTimes(1);
});
