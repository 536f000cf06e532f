import { afterEach, expect, test } from 'vitest';
import { sentencesOf } from './spoken-text.ts';

afterEach(() => document.body.replaceChildren());

function textOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}
const said = (html: string, lang = 'en') => sentencesOf(textOf(html), lang).map(({ text }) => text.trim());

test('splits a text into paragraphs and sentences', () => {
  const html =
    '<h2>Shares</h2><p>Cut it.\nThen <strong>share</strong> it!</p><ul><li>One</li><li>Two</li></ul>';
  expect(said(html)).toEqual(['Shares', 'Cut it.', 'Then share it!', 'One', 'Two']);
});

test('reads a formula by its label and a figure by its caption', () => {
  const html =
    '<p>It is <math aria-label="one half"><mn>1</mn><mn>2</mn></math>.</p>' +
    '<figure><svg role="img" aria-label="A cake"><text>7</text></svg><figcaption>A cake</figcaption></figure>';
  expect(said(html)).toEqual(['It is  one half .', 'A cake']);
});

test('skips what is hidden and what is code: meanings, closed answers, programs', () => {
  const html =
    '<p>A <button class="term">half</button><span popover="auto">one of two</span> cake</p>' +
    '<details><summary>Answer</summary><p>7</p></details><pre><code>x = 1</code></pre><p>…</p>';
  expect(said(html)).toEqual(['A half cake', 'Answer']);
  expect(said(html.replace('<details>', '<details open>'))).toEqual(['A half cake', 'Answer', '7']);
});

test('recognises the end of Bangla sentences', () => {
  expect(said('<p>কেক কাটো। ভাগ করো।</p>', 'bn')).toEqual(['কেক কাটো।', 'ভাগ করো।']);
});
