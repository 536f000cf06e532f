import { expect, test, vi } from 'vitest';
import { farAttribute } from '../page-data.ts';
import { showNearPictures } from './near-pictures.ts';

test('at the end of a page, also by a jump, every picture comes', () => {
  const near = new Map<Element, (isNear: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element) {
        near.set(target, (isIntersecting) => this.#tell([{ target, isIntersecting }]));
      }
    },
  );
  const row = `<ul ${farAttribute}><img alt="" src="/a.svg" loading="lazy"></ul>`;
  document.body.innerHTML = `${row}${row}<footer></footer>`;
  showNearPictures();
  const waiting = () => [
    document.querySelectorAll(`[${farAttribute}]`).length,
    [...document.querySelectorAll('img')].filter((image) => image.getAttribute('loading') === 'lazy').length,
  ];
  const [first, footer] = ['ul', 'footer'].map((one) => document.querySelector(one));
  if (!first || !footer) throw new Error('The page must be there');
  near.get(first)?.(true);
  near.get(footer)?.(false);
  expect(waiting()).toEqual([1, 2]);
  near.get(footer)?.(true);
  expect(waiting()).toEqual([0, 0]);
  vi.unstubAllGlobals();
});
