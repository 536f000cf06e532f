/** What search knows about a language; without it, words are found only as written. */
export interface SearchLanguage {
  /**
   * A word of its script in small Latin letters, roughly as people type it. Not needed by the first language. @param
   * word in NFC
   */
  readonly inLatin?: (word: string) => string;
  /** A word without its ending; several guesses, the likeliest first. */
  readonly stems: (word: string) => readonly string[];
  /** Words that are in every text. */
  readonly silent: string;
  /** Words about the search itself, not about what is wanted. */
  readonly asides: string;
  readonly classes: ClassWords;
}

/** How people name a class. Each list is a line of words with blanks between them. */
export interface ClassWords {
  /** The word for class. */
  readonly names: string;
  /** Between the first class and the last. */
  readonly range: string;
  readonly list: string;
  /** Public examinations, by the classes that sit or prepare for them. */
  readonly exams: Readonly<Record<string, readonly number[]>>;
  /** Suffixes of ordinals: 3rd, ৬ষ্ঠ. */
  readonly suffixes: string;
  /** From 1. */
  readonly ordinals: string;
  /** From 1; said after the word for class. */
  readonly counts: string;
  /** Whether other words sound like its counts, so that only their exact spelling is one. */
  readonly countsAsSpelled?: boolean;
  /** Words that make it no single class: class 3 and above. */
  readonly open?: RegExp;
}
