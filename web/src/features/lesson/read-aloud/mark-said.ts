/** Names of the highlights that `read-aloud.module.css` styles. */
const names = { sentence: 'said-sentence', word: 'said-word' } as const;

/** A little less than the height of the header and of the controls, CSS pixels. */
const edge = 96;

const isSeen = (range: Range) => {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Scrolls a sentence into view for readers who follow along; does nothing if the reader has scrolled elsewhere. */
function follow(sentence: Range, before: Range | undefined): void {
  const { top, bottom } = sentence.getBoundingClientRect();
  const isWhole = top >= edge && bottom <= window.innerHeight - edge;
  if (isWhole || (before && !isSeen(before))) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: top - window.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Highlights what is being read, without changing the DOM. Browsers that cannot do that still read aloud. */
export class SaidMarks {
  #sentence: Range | undefined;

  show(sentence: Range | undefined, word: Range | undefined): void {
    if (!sentence) {
      this.clear();
      return;
    }
    const isNext =
      !this.#sentence || sentence.compareBoundaryPoints(Range.START_TO_START, this.#sentence) !== 0;
    if (isNext) follow(sentence, this.#sentence);
    this.#sentence = sentence;
    if (!('highlights' in CSS)) return;
    CSS.highlights.set(names.sentence, new Highlight(sentence));
    if (word) CSS.highlights.set(names.word, new Highlight(word));
    else CSS.highlights.delete(names.word);
  }

  clear(): void {
    this.#sentence = undefined;
    if (!('highlights' in CSS)) return;
    for (const name of Object.values(names)) CSS.highlights.delete(name);
  }
}
