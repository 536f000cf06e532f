import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../ui/icon.tsx';
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

/** Up to a full stop or a danda with room after it, or to the paragraph's end. `Intl.Segmenter` is younger than some phones. */
const wholeSentence = /\S.*?(?:[.!?…।]+(?=\s|$)|$)/gm;

export function sentencesOf(root: Element): Sentence[] {
  /** With a line for each paragraph. */
  let text = '';
  /** Where each character is: in a text node, or anywhere in a formula or picture. */
  const places: (readonly [node: Text | Element, index: number])[] = [];
  const add = (node: Text | Element, said: string) => {
    text += said;
    for (let at = 0; at < said.length; at += 1) places.push([node, at]);
  };
  const visit = (node: Node): void => {
    // Keeps every character at its index.
    if (node instanceof Text) add(node, node.data.replace(/\s/g, ' '));
    if (!(node instanceof Element) || node.matches(silent)) return;
    if (node.matches(named)) {
      add(node, ` ${node.getAttribute('aria-label') ?? node.getAttribute('alt')} `);
      return;
    }
    const edge = node.matches(paragraphs) ? '\n' : '';
    add(node, edge);
    node.childNodes.forEach(visit);
    add(node, edge);
  };
  visit(root);
  return [...text.matchAll(wholeSentence)].flatMap(({ 0: found, index }) => {
    const said = found.trimEnd();
    const [first, start] = places[index] ?? [root, 0];
    const [last, end] = places[index + said.length - 1] ?? [root, 0];
    const range = document.createRange();
    first instanceof Text ? range.setStart(first, start) : range.setStartBefore(first);
    last instanceof Text ? range.setEnd(last, end + 1) : range.setEndAfter(last);
    const { commonAncestorContainer: around } = range;
    const marked = (around instanceof Element ? around : around.parentElement)?.closest('[lang]');
    const sentence = { text: said, lang: marked?.getAttribute('lang') ?? '', range };
    return /[\p{L}\p{N}]/u.test(said) ? [sentence] : [];
  });
}

const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/** A voice for a language, one of the device before one of the network; undefined: it has none. */
function voiceFor(lang: string): SpeechSynthesisVoice | undefined {
  const fitting = speechSynthesis.getVoices().filter((voice) => languageOf(voice.lang) === languageOf(lang));
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}

/** Scrolls to a sentence, unless the reader has scrolled away from the one before. */
function follow(now: Range, before: Range | undefined): void {
  const { top, bottom } = now.getBoundingClientRect();
  const left = before?.getBoundingClientRect();
  if (left && (left.bottom <= 0 || left.top >= window.innerHeight)) return;
  if (top < 96 || bottom > window.innerHeight - 96) window.scrollBy({ top: top - window.innerHeight / 3 });
}

/** The highlight that `read-aloud.module.css` styles. Browsers without highlights still read aloud. */
const highlight = 'said-sentence';

interface ReadAloudProps {
  readonly text: RefObject<HTMLElement | null>;
  readonly lang: string;
}

/** Reads a lesson aloud and marks the sentence. Renders nothing if the device has no voice for its language. */
export function ReadAloud({ text, lang }: ReadAloudProps) {
  const [hasVoice, setHasVoice] = useState(false);
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  const [at, setAt] = useState(0);
  const [asked, setAsked] = useState<'idle' | 'reading' | 'paused' | 'failed'>('idle');
  const sentence = sentences[at];
  const state = sentence ? asked : 'idle';
  const isReading = state === 'reading';
  const isActive = isReading || state === 'paused';
  const marked = isActive ? sentence?.range : undefined;
  /** At once: some browsers only speak during the press, and a page that is left draws no more. */
  const ask = (next: typeof asked) => flushSync(() => setAsked(next));

  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined;
    const hear = () => setHasVoice(voiceFor(lang) !== undefined);
    const end = () => ask('idle');
    hear();
    // Some browsers have voices only when asked. And they keep reading after a link to another site.
    speechSynthesis.addEventListener?.('voiceschanged', hear);
    window.addEventListener('pagehide', end);
    return () => {
      speechSynthesis.removeEventListener?.('voiceschanged', hear);
      window.removeEventListener('pagehide', end);
    };
  }, [lang]);

  // Sentence by sentence: the browser's own pause cannot be resumed on many phones.
  useEffect(() => {
    if (!isReading || !sentence) return undefined;
    // Browsers may collect one without a reference, and then never fire its end event: the clean-up has it.
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    // A little slower than the default, which is for adults.
    Object.assign(utterance, { voice: voiceFor(sentence.lang) ?? null, lang: sentence.lang, rate: 0.9 });
    utterance.onend = () => setAt(at + 1);
    utterance.onerror = () => setAsked('failed');
    follow(sentence.range, sentences[at - 1]?.range);
    speechSynthesis.speak(utterance);
    // One that is cancelled still fires its events.
    return () => void Object.assign(utterance, { onend: null, onerror: null });
  }, [isReading, sentence]);

  useEffect(() => (isReading ? () => speechSynthesis.cancel() : undefined), [isReading]);

  useEffect(() => {
    if (!marked || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(highlight, new Highlight(marked));
    return () => void CSS.highlights.delete(highlight);
  }, [marked]);

  if (!hasVoice) return null;
  const start = () => {
    setSentences(text.current ? sentencesOf(text.current) : []);
    setAt(0);
    ask('reading');
  };
  const [icon, label, press] = {
    idle: ['play', words['read-aloud.start'], start] as const,
    failed: ['play', words['read-aloud.start'], start] as const,
    reading: ['pause', words['read-aloud.pause'], () => ask('paused')] as const,
    paused: ['play', words['read-aloud.resume'], () => ask('reading')] as const,
  }[state];
  return (
    <div className={isActive ? `card screen ${lesson.floats} ${styles.active}` : `screen ${styles.bar}`}>
      <button type="button" className="control fills pill row gap-2 strong" onClick={press}>
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
