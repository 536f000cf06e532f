import type { SpokenSentence } from './spoken-text.ts';

export type ReaderState = 'idle' | 'reading' | 'paused' | 'failed';

export interface ReaderOptions {
  readonly synthesis: SpeechSynthesis;
  /** The voice for a language; undefined: there is none, so the sentence is skipped. */
  readonly voiceOf: (lang: string | undefined) => SpeechSynthesisVoice | undefined;
  readonly onState: (state: ReaderState) => void;
  /** The current sentence, and the word if the voice reports it; undefined: reading has ended. */
  readonly onSaid: (sentence: Range | undefined, word: Range | undefined) => void;
}

/** A little slower than the default, which is for adults. */
const rate = 0.9;

/** Where a word ends; for voices that report where a word starts but not its length. */
function endOfWord(text: string, from: number): number {
  const [word = ''] = /^\s*\S+/.exec(text.slice(from)) ?? [];
  return from + word.length;
}

/**
 * Has the device read sentences aloud, one after the other. A pause cancels the utterance and remembers the word,
 * because on many phones the browser's own pause cannot be resumed.
 */
export class Reader {
  readonly #options: ReaderOptions;
  #sentences: readonly SpokenSentence[] = [];
  /** Index of the current sentence, and of the character in it to start from. */
  #at = 0;
  #offset = 0;
  /** The current utterance. Without this reference browsers may collect it, and then never fire its end event. */
  #saying: SpeechSynthesisUtterance | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  read(sentences: readonly SpokenSentence[]): void {
    this.#silence();
    this.#sentences = sentences;
    this.#speak(0, 0);
  }

  pause(): void {
    this.#silence();
    this.#options.onState('paused');
  }

  resume(): void {
    this.#speak(this.#at, this.#offset);
  }

  stop(): void {
    this.#silence();
    this.#options.onSaid(undefined, undefined);
    this.#options.onState('idle');
  }

  #silence(): void {
    this.#saying = undefined;
    this.#options.synthesis.cancel();
  }

  #speak(at: number, offset: number): void {
    const { voiceOf, synthesis, onState } = this.#options;
    const sentence = this.#sentences[at];
    if (!sentence) {
      this.stop();
      return;
    }
    this.#at = at;
    this.#offset = offset;
    const voice = voiceOf(sentence.lang);
    if (!voice) {
      this.#speak(at + 1, 0);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text.slice(offset));
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    // A cancelled utterance may still fire its events.
    const isNow = () => this.#saying === utterance;
    utterance.onstart = () => isNow() && this.#mark(sentence);
    utterance.onboundary = (event) => isNow() && this.#boundary(sentence, offset, event);
    utterance.onend = () => isNow() && this.#speak(at + 1, 0);
    utterance.onerror = () => isNow() && this.#fail();
    this.#saying = utterance;
    synthesis.speak(utterance);
    onState('reading');
  }

  #boundary(sentence: SpokenSentence, offset: number, event: SpeechSynthesisEvent): void {
    if (event.name === 'sentence') return;
    const from = offset + event.charIndex;
    this.#offset = from;
    const to = event.charLength ? from + event.charLength : endOfWord(sentence.text, from);
    this.#mark(sentence, sentence.rangeOf(from, to));
  }

  #mark(sentence: SpokenSentence, word?: Range): void {
    this.#options.onSaid(sentence.rangeOf(0, sentence.text.trimEnd().length), word);
  }

  #fail(): void {
    this.stop();
    this.#options.onState('failed');
  }
}
