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

test('a part in another language has that language', () => {
  const sentences = sentencesOf(textOf('<p>Say it:</p><p lang="bn">কেক</p>'), 'en');
  expect(sentences.map(({ lang }) => lang)).toEqual([undefined, 'bn']);
});

test('cuts a sentence that is too long for a voice between words, without losing text', () => {
  const long = `${'word '.repeat(150)}end.`;
  const parts = sentencesOf(textOf(`<p>${long}</p>`), 'en').map(({ text }) => text);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(201);
  expect(parts.join('')).toBe(long);
  expect(parts.every((part) => /^word |^end/.test(part))).toBe(true);
});

test('maps every word to its place on the page, across elements and beside formulas', () => {
  const root = textOf(
    '<p>Take <em>one</em> of <math aria-label="three plus four"><mn>3</mn></math> things.</p>',
  );
  const [sentence] = sentencesOf(root, 'en');
  const at = (word: string) => {
    const from = sentence?.text.indexOf(word) ?? -1;
    return sentence?.rangeOf(from, from + word.length);
  };
  for (const word of ['Take', 'one', 'things']) expect(at(word)?.toString()).toBe(word);
  expect(at('plus')?.cloneContents().querySelector('math')).not.toBeNull();
  expect(at('one of')?.toString()).toBe('one of');
});
