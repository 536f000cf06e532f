/** The style of what is said goes by these names: `read-aloud.module.css`. */
const names = { sentence: 'said-sentence', word: 'said-word' } as const;

/** A little less than the header and the controls cover, CSS pixels. */
const edge = 96;

const isSeen = (range: Range) => {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Brings a sentence into view for anyone who reads along: who has scrolled elsewhere stays there. */
function follow(sentence: Range, before: Range | undefined): void {
  const { top, bottom } = sentence.getBoundingClientRect();
  const isWhole = top >= edge && bottom <= window.innerHeight - edge;
  if (isWhole || (before && !isSeen(before))) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: top - window.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Marks what is being said, where the browser can do that without a change of the page; it is read aloud everywhere. */
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
