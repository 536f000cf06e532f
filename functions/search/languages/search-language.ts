/** What search has to know of a language; a language without it is found by its words as they are written. */
export interface SearchLanguage {
  /** A word of its script in small Latin letters, about as people type it. The first language needs none. @param word in NFC */
  readonly inLatin?: (word: string) => string;
  /** What may be left of a word without its ending, the likeliest first. */
  readonly stems: (word: string) => readonly string[];
  /** Words that are in every text. */
  readonly silent: string;
  /** What people say about what they want, and not what it is. */
  readonly asides: string;
  readonly classes: ClassWords;
}

/** How people say which class they mean. Words are in a line, with blanks between them. */
export interface ClassWords {
  /** The word for class. */
  readonly names: string;
  /** Between the first class and the last. */
  readonly range: string;
  readonly list: string;
  /** Public examinations, by the classes that sit or prepare for them. */
  readonly exams: Readonly<Record<string, readonly number[]>>;
  /** What makes an ordinal of a digit: 3rd, ৬ষ্ঠ. */
  readonly suffixes: string;
  /** From 1. */
  readonly ordinals: string;
  /** From 1; said after the word for class. */
  readonly counts: string;
  /** Whether other words sound like its counts, so that only their very spelling is one. */
  readonly countsAsSpelled?: boolean;
  /** What says that there is no one class: class 3 and above. */
  readonly open?: RegExp;
}
