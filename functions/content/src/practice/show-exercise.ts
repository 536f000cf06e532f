import {
  firstLanguage,
  type Lang,
  type Language,
  langOfLanguage,
  languageOfLine,
} from '@pathshala/contract/text/languages';
import { renderInline, renderMarkdown } from '../render/render-lesson.ts';
import { type Axis, type Sign, signsFor } from './answers/answer.ts';
import { type Tiles, tilesFor } from './answers/tiles.ts';
import type { Exercise, Level } from './exercise.ts';
import { type Marking, mark, rightAnswer, understand } from './mark.ts';
import type { Text } from './text.ts';
import { languageOfText, textIn } from './text-in.ts';
import { unitName } from './units.ts';

type Render = (text: string, lang: Lang) => string;

const rendered = (render: Render, tag: string) => (text: Text, language: Language) => {
  const own = languageOfText(text, language);
  const html = render(textIn(text, language), langOfLanguage(own));
  return own === language ? html : `<${tag} lang="${own}">${html}</${tag}>`;
};

export const lineIn = rendered(renderInline, 'span');

export const blockIn = rendered(renderMarkdown, 'div');

interface TypedForm {
  readonly signs: readonly Sign[];
  readonly hasPad: boolean;
}

export type AnswerForm =
  | ({
      readonly kind: 'whole' | 'decimal' | 'fraction' | 'quantity';
      readonly unit?: string;
    } & TypedForm)
  | ({
      readonly kind: 'text';
      readonly lang: Language;
      readonly tiles?: Tiles;
    } & TypedForm)
  | { readonly kind: 'choice' | 'several' | 'order'; readonly options: readonly string[] }
  | { readonly kind: 'point'; readonly axes: readonly Axis[] };

export interface ShownExercise {
  readonly seed: number;
  readonly level: Level;
  readonly question: string;
  readonly form: AnswerForm;
  readonly hints: readonly string[];
  readonly rightAnswer: string;
}

const lastWithPad = 5;

function formOf(exercise: Exercise, language: Language): AnswerForm {
  const { answer } = exercise;
  const signs = signsFor(answer, exercise.signs);
  const isSmall = (exercise.class ?? 12) <= lastWithPad;
  switch (answer.kind) {
    case 'choice':
    case 'several':
      return { kind: answer.kind, options: answer.options.map((one) => lineIn(one, language)) };
    case 'order':
      return { kind: 'order', options: answer.items.map((one) => lineIn(one, language)) };
    case 'point':
      return { kind: 'point', axes: answer.axes };
    case 'text': {
      const lang = languageOfLine(answer.accepted[0] ?? '') ?? firstLanguage;
      const hasPad = isSmall && signs.length > 0;
      const tiles = isSmall && !hasPad ? tilesFor(exercise) : undefined;
      return { kind: 'text', lang, signs, hasPad, ...(tiles && { tiles }) };
    }
    default: {
      const unit = answer.kind === 'quantity' ? { unit: textIn(unitName(answer.unit), language) } : {};
      return { kind: answer.kind, ...unit, signs, hasPad: isSmall };
    }
  }
}

export function showExercise(exercise: Exercise, language: Language): ShownExercise {
  return {
    seed: exercise.seed,
    level: exercise.level,
    question: blockIn(exercise.question, language),
    form: formOf(exercise, language),
    hints: exercise.hints.map((one) => blockIn(one, language)),
    rightAnswer: lineIn(rightAnswer(exercise), language),
  };
}

export type ShownMarking = {
  readonly result: Marking['result'];
  readonly understood?: string;
  readonly feedback?: string;
};

export function showMarking(exercise: Exercise, typed: string, language: Language): ShownMarking {
  const marking = mark(exercise, typed);
  return {
    result: marking.result,
    ...('understood' in marking && { understood: lineIn(marking.understood, language) }),
    ...('feedback' in marking && marking.feedback && { feedback: lineIn(marking.feedback, language) }),
  };
}

export function showUnderstood(exercise: Exercise, typed: string, language: Language): string | undefined {
  const understood = understand(exercise, typed);
  return understood && lineIn(understood, language);
}
