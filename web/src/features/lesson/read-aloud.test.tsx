import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReadAloud, sentencesOf } from './read-aloud.tsx';

/** A silent speech synthesis that fires the same events as a real one. */
class Device extends EventTarget {
  saying: SpeechSynthesisUtterance | undefined;
  readonly said: string[] = [];
  getVoices = () => [
    { lang: 'en-GB', localService: false },
    { lang: 'en-US', localService: true },
  ];
  speak = (utterance: SpeechSynthesisUtterance) => {
    this.saying = utterance;
    this.said.push(utterance.text.trim());
  };
  cancel = () => {
    const silenced = this.saying;
    this.saying = undefined;
    silenced?.onerror?.({ error: 'interrupted' } as SpeechSynthesisErrorEvent);
  };
  end() {
    const { saying } = this;
    this.saying = undefined;
    saying?.onend?.({} as SpeechSynthesisEvent);
  }
}

let device: Device;
const marks = new Map<string, { readonly ranges: Range[] }>();
const marked = (name: string) => marks.get(name)?.ranges[0]?.toString();

beforeEach(() => {
  device = new Device();
  marks.clear();
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal('SpeechSynthesisUtterance', function Utterance(this: { text: string }, text: string) {
    this.text = text;
  });
  vi.stubGlobal('CSS', { highlights: marks });
  vi.stubGlobal('Highlight', function Highlight(this: { ranges: Range[] }, ...ranges: Range[]) {
    this.ranges = ranges;
  });
  Range.prototype.getBoundingClientRect = () => ({ top: 200, bottom: 220 }) as DOMRect;
});
function Lesson() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadAloud text={text} lang="en" />
      <div ref={text} lang="en">
        <p>Cut the cake. Share it.</p>
      </div>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('reads the lesson, marks the current sentence, and stops at the end', async () => {
  render(<Lesson />);
  await press('Read to me');
  expect(device.said).toEqual(['Cut the cake.']);
  expect(device.saying?.voice?.lang, 'it speaks without a network').toBe('en-US');
  expect(marked('said-sentence')).toBe('Cut the cake.');
  act(() => device.end());
  expect(device.said.at(-1)).toBe('Share it.');
  expect(marked('said-sentence')).toBe('Share it.');
  act(() => device.end());
  expect(screen.getByRole('button', { name: 'Read to me' })).toBeVisible();
  expect(marks.size).toBe(0);
});

test('pauses, goes on with the sentence that it paused in, and stops when the reader leaves the page', async () => {
  const { unmount } = render(<Lesson />);
  await press('Read to me');
  await press('Pause');
  expect(device.saying).toBeUndefined();
  expect(marked('said-sentence')).toBe('Cut the cake.');
  expect(screen.getByRole('button', { name: 'Continue reading' })).toHaveFocus();
  await press('Continue reading');
  expect(device.said).toEqual(['Cut the cake.', 'Cut the cake.']);
  unmount();
  expect(device.saying).toBeUndefined();
  expect(marks.size).toBe(0);
});

function heard(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  return sentencesOf(root);
}
const said = (html: string) => heard(html).map(({ text }) => text);

test('splits a text into paragraphs and sentences, in Bangla as well', () => {
  const html =
    '<h2>Shares</h2><p>Cut it.\nThen <strong>share</strong> it!</p><ul><li>One</li><li>Two</li></ul>';
  expect(said(html)).toEqual(['Shares', 'Cut it.', 'Then share it!', 'One', 'Two']);
  expect(heard(html)[2]?.range.toString()).toBe('Then share it!');
  const bangla = heard('<div lang="en"><p>Cut it.</p><p lang="bn">কেক কাটো। ভাগ করো।</p></div>');
  expect(bangla.map(({ text, lang }) => `${lang}: ${text}`)).toEqual([
    'en: Cut it.',
    'bn: কেক কাটো।',
    'bn: ভাগ করো।',
  ]);
});

test('reads a formula by its label and a figure by its caption', () => {
  const html =
    '<p>It is <math aria-label="one half"><mn>1</mn><mn>2</mn></math>.</p>' +
    '<figure><svg role="img" aria-label="A cake"><text>7</text></svg></figure>';
  expect(said(html)).toEqual(['It is  one half .', 'A cake']);
});

test('skips what is hidden and what is code: meanings, closed answers, programs', () => {
  const html =
    '<p>A <button class="term">half</button><span popover="auto">one of two</span> cake</p>' +
    '<details><summary>Answer</summary><p>7</p></details><pre><code>x = 1</code></pre><p>…</p>';
  expect(said(html)).toEqual(['A half cake', 'Answer']);
  expect(said(html.replace('<details>', '<details open>'))).toEqual(['A half cake', 'Answer', '7']);
});
