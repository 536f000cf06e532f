const pattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}\p{M}]+)*/gu;

export interface Word {
  readonly text: string;
  readonly start: number;
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], start: match.index }));
}
