import { farAttribute, waitingClass } from '../page-data.ts';
import { root } from './root.ts';

/**
 * How far from the window a row may be for its pictures to come: a quarter of the window. Browsers fetch what is `lazy`
 * one to three windows ahead, so also for anyone who never scrolls.
 */
const margin = '25%';

/** Before anything is laid out: from here on pictures of rows that are far have no place, so that no browser fetches them. */
export function holdFarPictures(): void {
  root.classList.add(waitingClass);
}

/** At the end of a page, reached by a jump as well, every picture loads: a screenshot of the whole page has all of them. */
function showAllAtTheEnd(): void {
  const end = document.querySelector('footer');
  if (!end) return;
  new IntersectionObserver(([seen]) => {
    if (!seen?.isIntersecting) return;
    for (const row of document.querySelectorAll(`[${farAttribute}]`)) row.removeAttribute(farAttribute);
    for (const image of document.querySelectorAll('img[loading="lazy"]'))
      image.setAttribute('loading', 'eager');
  }).observe(end);
}

/** Gives each row that comes near its pictures. */
export function showNearPictures(): void {
  const observer = new IntersectionObserver(
    (rows) => {
      for (const row of rows) if (row.isIntersecting) row.target.removeAttribute(farAttribute);
    },
    { rootMargin: margin },
  );
  for (const row of document.querySelectorAll(`[${farAttribute}]`)) observer.observe(row);
  showAllAtTheEnd();
}
