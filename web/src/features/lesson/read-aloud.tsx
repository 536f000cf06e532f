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

/** A text node, character for character, or the label of a formula or picture. */
interface Piece {
  readonly node: Text | Element;
  readonly text: string;
}

/** What is not read aloud: code, hidden elements, meanings that open on a press, and closed answers. */
const silent = 'pre, [hidden], [aria-hidden="true"], [popover], details:not([open]) > :not(summary)';
/** What is read by its text alternative. */
const named = 'math[aria-label], [role="img"][aria-label], img[alt]';
const paragraphs = 'p, li, h1, h2, h3, h4, td, th, summary, dt, dd, blockquote, div, figure, details, hr, br';

/** Up to a full stop or a danda with room after it, or to the end. `Intl.Segmenter` is younger than some phones. */
const wholeSentence = /.+?(?:[.!?…।]+(?=\s|$)|$)/g;

function rangeOf(pieces: readonly Piece[], from: number, to: number): Range {
  const range = document.createRange();
  let start = 0;
  for (const { node, text } of pieces) {
    const end = start + text.length;
    const isText = node instanceof Text;
    if (start <= from && from < end) isText ? range.setStart(node, from - start) : range.setStartBefore(node);
    if (start < to && to <= end) isText ? range.setEnd(node, to - start) : range.setEndAfter(node);
    start = end;
  }
  return range;
}

/** @param lang of the text, unless a part of it has its own */
export function sentencesOf(root: Element, lang: string): Sentence[] {
  const sentences: Sentence[] = [];
  let pieces: Piece[] = [];
  const end = () => {
    const text = pieces.map((piece) => piece.text).join('');
    const first = pieces[0]?.node;
    const marked = (first instanceof Text ? first.parentElement : first)?.closest<HTMLElement>('[lang]');
    const own = marked && root.contains(marked) ? marked.lang : lang;
    for (const { 0: segment, index } of text.matchAll(wholeSentence)) {
      if (!/[\p{L}\p{N}]/u.test(segment)) continue;
      const from = index + segment.search(/\S/);
      const range = rangeOf(pieces, from, from + segment.trim().length);
      sentences.push({ text: segment.trim(), lang: own, range });
    }
    pieces = [];
  };
  const visit = (node: Node): void => {
    // Keeps every character at its index.
    if (node instanceof Text) pieces.push({ node, text: node.data.replace(/\s/g, ' ') });
    if (!(node instanceof Element) || node.matches(silent)) return;
    if (node.matches(named)) {
      pieces.push({ node, text: ` ${node.getAttribute('aria-label') ?? node.getAttribute('alt')} ` });
      return;
    }
    const isParagraph = node.matches(paragraphs);
    if (isParagraph) end();
    for (const child of node.childNodes) visit(child);
    if (isParagraph) end();
  };
  visit(root);
  end();
  return sentences;
}

const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/** The device's voice for a language, local ones first; undefined: it has none. */
function voiceFor(lang: string): SpeechSynthesisVoice | undefined {
  const fitting = speechSynthesis.getVoices().filter((voice) => languageOf(voice.lang) === languageOf(lang));
  const rank = (voice: SpeechSynthesisVoice) => Number(voice.localService) * 2 + Number(voice.default);
  return fitting.sort((a, b) => rank(b) - rank(a))[0];
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
class Reader {
  /** Without this reference browsers may collect it, and then never fire its end event. */
  #saying: SpeechSynthesisUtterance | undefined;
  #sentences: readonly Sentence[] = [];
  #at = 0;
  readonly #tell: (state: State) => void;

  constructor(tell: (state: State) => void) {
    this.#tell = tell;
  }

  read(sentences: readonly Sentence[]) {
    this.#sentences = sentences;
    this.#at = 0;
    this.speak();
  }

  pause = () => {
    this.#saying = undefined;
    speechSynthesis.cancel();
    this.#tell('paused');
  };

  end = (state: 'idle' | 'failed' = 'idle') => {
    this.pause();
    mark(undefined);
    this.#tell(state);
  };

  speak = () => {
    const sentence = this.#sentences[this.#at];
    if (!sentence) return this.end();
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    // A little slower than the default, which is for adults.
    Object.assign(utterance, { voice: voiceFor(sentence.lang) ?? null, lang: sentence.lang, rate: 0.9 });
    // One that was cancelled may still fire its events.
    const isNow = () => this.#saying === utterance;
    utterance.onend = () => {
      if (!isNow()) return;
      this.#at += 1;
      this.speak();
    };
    utterance.onerror = () => isNow() && this.end('failed');
    this.#saying = utterance;
    mark(sentence.range, this.#sentences[this.#at - 1]?.range);
    speechSynthesis.speak(utterance);
    this.#tell('reading');
  };
}

interface ReadAloudProps {
  readonly text: RefObject<HTMLElement | null>;
  readonly lang: string;
}

function Voice({ text, lang }: ReadAloudProps) {
  const [hasVoice, setHasVoice] = useState(false);
  const [state, setState] = useState<State>('idle');
  const [reader] = useState(() => new Reader(setState));
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
