import type { Language } from '@pathshala/contract/text/languages';
import { blockIn, lineIn, type ShownExercise, showExercise } from '../practice/show-exercise.ts';
import {
  marksOfItem,
  marksOfSection,
  type Paper,
  type PaperItem,
  type PaperPart,
  type PaperSection,
} from './paper.ts';

export type ShownPart = { readonly key: string; readonly marks: number } & (
  | { readonly kind: 'marked'; readonly exercise: ShownExercise }
  | { readonly kind: 'written'; readonly question: string; readonly scheme: readonly string[] }
);

export interface ShownItem {
  readonly key: string;
  readonly stem?: string;
  readonly marks: number;
  readonly parts: readonly ShownPart[];
}

export interface ShownSection {
  readonly name: PaperSection['name'] | 'quiz' | 'exercises';
  readonly toAnswer: number;
  readonly marks: number;
  readonly items: readonly ShownItem[];
}

function showPart(part: PaperPart, language: Language): ShownPart {
  const { key, marks } = part;
  if (part.kind === 'marked') {
    return { key, marks, kind: 'marked', exercise: showExercise(part.exercise, language) };
  }
  const scheme = part.scheme.map((line) => lineIn(line, language));
  return { key, marks, kind: 'written', question: blockIn(part.question, language), scheme };
}

function showItem(item: PaperItem, language: Language): ShownItem {
  return {
    key: item.key,
    ...(item.stem && { stem: blockIn(item.stem, language) }),
    marks: marksOfItem(item),
    parts: item.parts.map((part) => showPart(part, language)),
  };
}

export const showPaper = ({ sections }: Paper, language: Language): ShownSection[] =>
  sections.map((section) => ({
    name: section.name,
    toAnswer: section.toAnswer,
    marks: marksOfSection(section),
    items: section.items.map((item) => showItem(item, language)),
  }));
