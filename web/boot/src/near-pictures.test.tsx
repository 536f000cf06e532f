import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { farAttribute, waitingClass } from '../page-data.ts';
import { holdFarPictures, showNearPictures } from './near-pictures.ts';

/** Tells the page where a row stands, as a browser does. */
let tell: (target: Element | null, isIntersecting: boolean) => void;
const watched = new Set<Element>();

beforeEach(() => {
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: unknown[]) => void) {
        tell = (target, isIntersecting) => listener([{ target, isIntersecting }]);
      }
      observe(row: Element) {
        watched.add(row);
      }
    },
  );
  document.body.innerHTML = `<ul id="first" ${farAttribute}></ul><ul id="second" ${farAttribute}></ul><ul></ul>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.className = '';
});

const row = (id: string) => document.getElementById(id);
const far = () => [...document.querySelectorAll(`[${farAttribute}]`)].map(({ id }) => id);

test('a row has its pictures when it comes near, and keeps them when it goes', () => {
  showNearPictures();
  expect([...watched].map(({ id }) => id)).toEqual(['first', 'second']);
  tell(row('first'), false);
  tell(row('second'), false);
  expect(far()).toEqual(['first', 'second']);
  tell(row('second'), true);
  expect(far()).toEqual(['first']);
  tell(row('second'), false);
  expect(far()).toEqual(['first']);
});

test('pictures wait only where something watches the rows, and what the page already is stays', () => {
  document.documentElement.className = 'dark own';
  holdFarPictures();
  expect([...document.documentElement.classList]).toEqual(['dark', 'own', waitingClass]);
});
