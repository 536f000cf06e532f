import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import ReadAloud from './read-aloud.tsx';

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ ...{ lang, name: lang, localService: true, default: false }, ...more }) as SpeechSynthesisVoice;

/** A silent speech synthesis that fires the same events as a real one. */
class Device extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  saying: SpeechSynthesisUtterance | undefined;
  readonly said: string[] = [];
  getVoices = () => this.voices;
  speak = (utterance: SpeechSynthesisUtterance) => {
    this.saying = utterance;
    this.said.push(utterance.text.trim());
    this.tell('onstart');
  };
  cancel = () => {
    const silenced = this.saying;
    this.saying = undefined;
    silenced?.onerror?.({ error: 'interrupted' } as SpeechSynthesisErrorEvent);
  };
  tell(what: 'onstart' | 'onend' | 'onerror' | 'onboundary', event: object = {}) {
    const { saying } = this;
    if (what === 'onend') this.saying = undefined;
    (saying?.[what] as ((event: object) => void) | null | undefined)?.(event);
  }
}

class Utterance {
  text: string;
  constructor(text: string) {
    this.text = text;
  }
}

let device: Device;
const marks = new Map<string, { readonly ranges: Range[] }>();
const marked = (name: string) => marks.get(name)?.ranges[0]?.toString();

beforeEach(() => {
  device = new Device();
  device.voices = [voice('en-US')];
  marks.clear();
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('CSS', { highlights: marks });
  vi.stubGlobal('Highlight', function Highlight(this: { ranges: Range[] }, ...ranges: Range[]) {
    this.ranges = ranges;
  });
  Range.prototype.getBoundingClientRect = () => ({ top: 200, bottom: 220 }) as DOMRect;
});
function Lesson({ lang = 'en' }: { readonly lang?: string }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadAloud text={text} lang={lang} />
      <div ref={text}>
        <p>Cut the cake. Share it.</p>
      </div>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('reads the lesson, highlights the current sentence and word, and stops at the end', async () => {
  render(<Lesson />);
  await press('Read to me');
  expect(screen.getByRole('group', { name: 'Read to me' })).toBeVisible();
  expect(device.said).toEqual(['Cut the cake.']);
  expect([marked('said-sentence'), marked('said-word')]).toEqual(['Cut the cake.', undefined]);
  act(() => device.tell('onboundary', { name: 'word', charIndex: 4, charLength: 3 }));
  expect(marked('said-word')).toBe('the');
  act(() => device.tell('onboundary', { name: 'word', charIndex: 8 }));
  expect(marked('said-word')).toBe('cake.');
  act(() => device.tell('onend'));
  expect(device.said.at(-1)).toBe('Share it.');
  expect(marked('said-sentence')).toBe('Share it.');
  act(() => device.tell('onend'));
  expect(screen.getByRole('button', { name: 'Read to me' })).toBeVisible();
  expect(marks.size).toBe(0);
});

test('can be stopped; the focus returns to the button that started it', async () => {
  render(<Lesson />);
  await press('Read to me');
  await press('Stop reading');
  expect(device.saying).toBeUndefined();
  expect(marks.size).toBe(0);
  expect(screen.getByRole('button', { name: 'Read to me' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Stop reading' })).toBeNull();
});

test('stops when the reader leaves the page', async () => {
  const { unmount } = render(<Lesson />);
  await press('Read to me');
  unmount();
  expect(device.saying).toBeUndefined();
  expect(marks.size).toBe(0);
});
