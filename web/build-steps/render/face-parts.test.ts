import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { partsIn } from './face-parts.ts';

const style =
  '<style>:root{--ps-font-h1:700 2rem "Baloo Da 2"}.logo{font:var(--ps-font-h3)}@media (min-width:1px){.stats dd:hover,.card .sum[title]{font:var(--ps-font-h1)}}.plain{font:var(--ps-font-body1)}.go{font:var(--ps-font-button)}nav a[aria-current]:not(:is(.x)),ul>::marker{font-weight:600}</style>';
const setIn = (face: 'heading' | 'body-600', body: string) =>
  partsIn(face, parse(`<head>${style}</head><body>${body}</body>`));

test('finds all text in the heading font, whichever rule says so', () => {
  const page =
    '<h2>a <b>b</b></h2><p class="plain">c</p><a class="x logo">d</a><dl class="stats"><dd>e</dd></dl><dd>f</dd><p class="sum">g</p>';
  expect(setIn('heading', page)).toEqual(['a <b>b</b>', 'd', 'e']);
});

test('finds letters of a drawing by their own font', () => {
  const page = '<svg><path/><text font-family="Baloo Da 2, sans-serif">ক</text><text>খ</text></svg>';
  expect(setIn('heading', page)).toEqual(['ক']);
});

test('finds bold words, also those that a state may make bold', () => {
  const page =
    '<h1>a</h1><strong>b</strong><button class="go">c</button><nav><a>d</a></nav><ul><li>e</li></ul><p>f</p>';
  expect(setIn('body-600', page)).toEqual(['b', 'c', 'd', 'e']);
});
