import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useInBrowser } from '../../ui/use-hydrated.ts';
import { words } from '../../words/words.ts';
import lesson from './lesson.module.css';
import styles from './read-aloud.module.css';

interface Sentence {
  readonly text: string;
  readonly lang: string;
  readonly range: Range;
}

/** What is not read aloud: code, hidden elements, meanings that open on a press, and closed answers. */
const silent = 'pre, [hidden], [aria-hidden="true"], [popover], details:not([open]) > :not(summary)';
/** What is read by its text alternative. */
const named = 'math[aria-label], [role="img"][aria-label], img[alt]';
const paragraphs = 'p, li, h1, h2, h3, h4, td, th, summary, dt, dd, blockquote, div, figure, details, hr, br';

/** Up to a full stop or a danda with room after it, or to the end. `Intl.Segmenter` is younger than some phones. */
const wholeSentence = /.+?(?:[.!?…।]+(?=\s|$)|$)/g;

/** @param lang of the text, unless a part of it has its own */
export function sentencesOf(root: Element, lang: string): Sentence[] {
  const sentences: Sentence[] = [];
  let text = '';
  /** Where each character is: in a text node, or anywhere in a formula or picture. */
  let places: (readonly [node: Text | Element, index: number])[] = [];
  const add = (node: Text | Element, said: string) => {
    text += said;
    for (let at = 0; at < said.length; at += 1) places.push([node, at]);
  };
  const rangeOf = (from: number, to: number) => {
    const range = document.createRange();
    const [[first, start] = [root, 0], [last, end] = [root, 0]] = [places[from], places[to - 1]];
    first instanceof Text ? range.setStart(first, start) : range.setStartBefore(first);
    last instanceof Text ? range.setEnd(last, end + 1) : range.setEndAfter(last);
    return range;
  };
  const endParagraph = () => {
    const first = places[0]?.[0];
    const marked = (first instanceof Text ? first.parentElement : first)?.closest<HTMLElement>('[lang]');
    const own = marked && root.contains(marked) ? marked.lang : lang;
    for (const { 0: found, index } of text.matchAll(wholeSentence)) {
      const sentence = found.trim();
      const from = index + found.indexOf(sentence);
      if (/[\p{L}\p{N}]/u.test(sentence))
        sentences.push({ text: sentence, lang: own, range: rangeOf(from, from + sentence.length) });
    }
    text = '';
    places = [];
  };
  const visit = (node: Node): void => {
    // Keeps every character at its index.
    if (node instanceof Text) add(node, node.data.replace(/\s/g, ' '));
    if (!(node instanceof Element) || node.matches(silent)) return;
    if (node.matches(named)) {
      add(node, ` ${node.getAttribute('aria-label') ?? node.getAttribute('alt')} `);
      return;
    }
    const isParagraph = node.matches(paragraphs);
    if (isParagraph) endParagraph();
    node.childNodes.forEach(visit);
    if (isParagraph) endParagraph();
  };
  visit(root);
  endParagraph();
  return sentences;
}

const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/** A voice for a language, one of the device before one of the network; undefined: it has none. */
function voiceFor(lang: string): SpeechSynthesisVoice | undefined {
  const fitting = speechSynthesis.getVoices().filter((voice) => languageOf(voice.lang) === languageOf(lang));
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}

/** The highlight that `read-aloud.module.css` styles. Browsers without highlights still read aloud. */
const highlight = 'said-sentence';

/** Marks a sentence, and scrolls to it unless the reader has scrolled away from the one before. */
function mark(now: Range | undefined, before?: Range): void {
  if ('highlights' in CSS) {
    if (now) CSS.highlights.set(highlight, new Highlight(now));
    else CSS.highlights.delete(highlight);
  }
  const isSeen = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;
  if (!now || (before && !isSeen(before.getBoundingClientRect()))) return;
  const { top, bottom } = now.getBoundingClientRect();
  if (top < 96 || bottom > window.innerHeight - 96) window.scrollBy({ top: top - window.innerHeight / 3 });
}

type State = 'idle' | 'reading' | 'paused' | 'failed';

/** Reads sentence by sentence: the browser's own pause cannot be resumed on many phones. */
function makeReader(tell: (state: State) => void) {
  /** Without this reference browsers may collect it, and then never fire its end event. */
  let saying: SpeechSynthesisUtterance | undefined;
  let sentences: readonly Sentence[] = [];
  let at = 0;

  function pause() {
    saying = undefined;
    speechSynthesis.cancel();
    tell('paused');
  }

  function end(state: State = 'idle') {
    pause();
    mark(undefined);
    tell(state);
  }

  function speak() {
    const sentence = sentences[at];
    if (!sentence) return end();
    const { text, lang, range } = sentence;
    const utterance = new SpeechSynthesisUtterance(text);
    // A little slower than the default, which is for adults.
    Object.assign(utterance, { voice: voiceFor(lang) ?? null, lang, rate: 0.9 });
    // One that was cancelled may still fire its events.
    const isNow = () => saying === utterance;
    utterance.onend = () => {
      if (!isNow()) return;
      at += 1;
      speak();
    };
    utterance.onerror = () => isNow() && end('failed');
    saying = utterance;
    mark(range, sentences[at - 1]?.range);
    speechSynthesis.speak(utterance);
    tell('reading');
  }

  function read(all: readonly Sentence[]) {
    [sentences, at] = [all, 0];
    speak();
  }

  return { read, pause, end, speak };
}

interface ReadAloudProps {
  readonly text: RefObject<HTMLElement | null>;
  readonly lang: string;
}

function Voice({ text, lang }: ReadAloudProps) {
  const [hasVoice, setHasVoice] = useState(false);
  const [state, setState] = useState<State>('idle');
  const [reader] = useState(() => makeReader(setState));
  useEffect(() => {
    const hear = () => setHasVoice(voiceFor(lang) !== undefined);
    const end = () => reader.end();
    hear();
    // Some browsers have voices only when asked. And they keep reading after a link to another site.
    speechSynthesis.addEventListener?.('voiceschanged', hear);
    window.addEventListener('pagehide', end);
    return () => {
      speechSynthesis.removeEventListener?.('voiceschanged', hear);
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [lang]);
  if (!hasVoice) return null;
  const start = () => text.current && reader.read(sentencesOf(text.current, lang));
  const [icon, label, act] = {
    idle: ['play', words['read-aloud.start'], start] as const,
    failed: ['play', words['read-aloud.start'], start] as const,
    reading: ['pause', words['read-aloud.pause'], reader.pause] as const,
    paused: ['play', words['read-aloud.resume'], reader.speak] as const,
  }[state];
  const isActive = state === 'reading' || state === 'paused';
  return (
    <div className={isActive ? `card screen ${lesson.floats} ${styles.active}` : `screen ${styles.bar}`}>
      <button type="button" className="control fills pill row gap-2 strong" onClick={act}>
        <Icon name={icon} size={20} />
        {label()}
      </button>
      {state === 'failed' && (
        <p role="status" className={styles.failed}>
          {words['read-aloud.failed']()}
        </p>
      )}
    </div>
  );
}

/** Reads a lesson aloud and marks the sentence. Renders nothing if the device has no voice for its language. */
export function ReadAloud(props: ReadAloudProps) {
  const canSpeak = useInBrowser(() => 'speechSynthesis' in window, false);
  return canSpeak && <Voice {...props} />;
}
