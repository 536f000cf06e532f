import { afterPaintAttribute } from '@pathshala/boot/page-data';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { AfterPaint } from './after-paint.tsx';

const parts = (
  <AfterPaint>
    <p>Free lessons</p>
    <p>Programs</p>
  </AfterPaint>
);

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['been shown', true],
  ['not been shown yet', false],
])('a built part that has %s stays so when the site takes it over', async (_what, isShown) => {
  const complaint = vi.spyOn(console, 'error');
  vi.stubGlobal('document', undefined);
  const built = renderToString(parts);
  vi.unstubAllGlobals();
  const page = document.createElement('div');
  page.innerHTML = built;
  const waiting = [...page.querySelectorAll(`[${afterPaintAttribute}]`)];
  expect(waiting.map(({ textContent }) => textContent)).toEqual(['Free lessons', 'Programs']);
  if (isShown) for (const part of waiting) part.removeAttribute(afterPaintAttribute);
  await act(async () => hydrateRoot(page, parts));
  expect(page.querySelectorAll(`[${afterPaintAttribute}]`)).toHaveLength(isShown ? 0 : 2);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('what the site itself brings does not wait', () => {
  const { container } = render(parts);
  expect(container).toHaveTextContent('Free lessonsPrograms');
  expect(container.querySelector(`[${afterPaintAttribute}]`)).toBeNull();
});
