import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaintAttribute, pageFontsAttribute, paintFirstClass } from '../page-data.ts';
import { holdParts, showParts } from './parts-after-paint.ts';

/** Tells the page of its first paint, as a browser does. */
let paint: () => void;
/** The letters that were asked for, and what says that they are there. */
let asked: string[];
let come: () => void;

function face(family: string, weight: string): unknown {
  const load = () => {
    asked.push(`${family} ${weight}`);
    return new Promise<void>((resolve) => {
      come = resolve;
    });
  };
  return { family, weight, load };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint'];
      constructor(listener: (entries: unknown) => void) {
        paint = () => listener({ getEntriesByName: () => [{}] });
      }
      observe() {}
      disconnect() {}
    },
  );
  asked = [];
  come = () => undefined;
  const site = face('"Hind Siliguri"', '400');
  const own = [face('"Baloo Da 2"', '700'), face('Hind Siliguri', '400'), face('Hind Siliguri', '600')];
  Object.defineProperty(document, 'fonts', { configurable: true, value: [site, ...own] });
  document.head.innerHTML = `<style ${pageFontsAttribute}="">${'@font-face{}'.repeat(own.length)}</style>`;
  document.body.innerHTML = `<div id="first" ${afterPaintAttribute}><p lang="bn" style="font: 400 16px 'Hind Siliguri', sans-serif">ক</p></div>
    <div id="second" ${afterPaintAttribute}></div><div id="third" ${afterPaintAttribute}></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
  document.head.innerHTML = '';
  document.documentElement.className = '';
  location.hash = '';
});

const waiting = () => [...document.querySelectorAll(`[${afterPaintAttribute}]`)].map(({ id }) => id);

test('each part is laid out for itself, once the page is painted and the letters that stand there have come', async () => {
  showParts();
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([]);
  paint();
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual(['Hind Siliguri 400']);
  expect(waiting()).toEqual(['first', 'second', 'third']);
  come();
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting()).toEqual(['second', 'third']);
  await vi.advanceTimersByTimeAsync(34);
  expect(waiting()).toEqual(['third']);
  await vi.advanceTimersByTimeAsync(34);
  expect(waiting()).toEqual([]);
});

test('letters that do not come are not waited for', async () => {
  showParts();
  paint();
  await vi.advanceTimersByTimeAsync(2000);
  expect(waiting()).toEqual([]);
});

test('a page without such parts watches for nothing', () => {
  document.body.innerHTML = '';
  const listen = vi.spyOn(window, 'addEventListener');
  showParts()();
  expect(listen).not.toHaveBeenCalled();
});

test.each([
  ['does something', (showAll: () => void) => showAll()],
  ['scrolls', () => window.dispatchEvent(new Event('scroll'))],
])('for somebody who %s all are there at once', async (_, act) => {
  act(showParts());
  expect(waiting()).toEqual([]);
  paint();
  await vi.advanceTimersByTimeAsync(2000);
  expect(waiting()).toEqual([]);
});

test.each([
  ['wait in a page that is opened at its top', 'navigate', '', true],
  ['do not in one that is opened at a place on it', 'navigate', '#courses', false],
  ['do not in one that is loaded again where its reader was', 'reload', '', false],
  ['do not in one that its reader comes back to', 'back_forward', '', false],
])('parts %s', (_, type, hash, isHeld) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  location.hash = hash;
  document.documentElement.className = 'asks';
  holdParts();
  expect([...document.documentElement.classList]).toEqual(isHeld ? ['asks', paintFirstClass] : ['asks']);
});
