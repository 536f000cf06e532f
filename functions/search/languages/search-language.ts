/** What search knows about a language; without it, words are found only as written. */
export interface SearchLanguage {
  /** In small Latin letters. Not needed by the first language. @param word in NFC */
  readonly inLatin?: (word: string) => string;
  /** Several guesses, the likeliest first. */
  readonly stems: (word: string) => readonly string[];
  readonly silent: string;
  /** Words about the search itself, not about what is wanted. */
  readonly asides: string;
  readonly classes: ClassWords;
}

/** How people name a class. Each list is a line of words with blanks between them. */
export interface ClassWords {
  readonly names: string;
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
  readonly open?: RegExp;
}
