import type { SubjectName } from '@pathshala/contract/subjects';
import type { Answer } from '../../practice/answers/answer.ts';
import type { Level, SchoolClass } from '../../practice/exercise.ts';
import { type Random, randomOf } from '../../practice/random.ts';
import type { Text } from '../../practice/text.ts';
import { creativeMarks } from '../forms.ts';
import type { PaperItem, PaperPart } from '../paper.ts';

/** A part that is answered in sentences: what is asked, and a line of the mark scheme for each mark. */
interface Written<Scheme extends readonly Text[]> {
  readonly question: Text;
  readonly scheme: Scheme;
}

/** A part whose answer is worked out: a line of the working for each mark; the last comes to the answer. */
interface Computed<Worked extends readonly Text[]> {
  readonly question: Text;
  readonly answer: Answer;
  readonly worked: Worked;
}

type B = Text;

/** What a creative question is made of: a stem, and its parts from ক to ঘ. */
export interface CreativeMade {
  readonly stem: Text;
  /** To know: one mark. */
  readonly know: Written<readonly [B]>;
  /** To understand: two. */
  readonly understand: Written<readonly [B, B]>;
  /** To use it: three. */
  readonly apply: Computed<readonly [B, B, B]>;
  /** To judge with it: four. */
  readonly judge: Computed<readonly [B, B, B, B]>;
}

interface CreativeSource {
  readonly id: string;
  readonly subject: SubjectName;
  readonly class: SchoolClass;
  readonly make: (random: Random) => CreativeMade;
}

/** Where creative questions of a kind come from. */
export interface CreativeTemplate extends Omit<CreativeSource, 'make'> {
  /** @param seed whole, ≥ 0 @returns the same for the same seed, everywhere */
  readonly generate: (seed: number) => PaperItem;
}

/** Makes a template of what was written for it. */
export function creative({ make, ...about }: CreativeSource): CreativeTemplate {
  const generate = (seed: number): PaperItem => {
    const key = `${about.id}/${seed}`;
    const { stem, know, understand, apply, judge } = make(randomOf(key));
    const [one, two, three, four] = creativeMarks;
    const written = (place: number, { question, scheme }: Written<readonly B[]>): PaperPart => ({
      ...{ key: `${key}/${place}`, marks: place, kind: 'written', question, scheme },
    });
    const marked = (
      place: number,
      level: Level,
      { question, answer, worked }: Computed<readonly B[]>,
    ): PaperPart => ({
      ...{ key: `${key}/${place}`, marks: place, kind: 'marked' },
      exercise: { template: about.id, seed, level, question, answer, hints: worked, misconceptions: [] },
    });
    const parts = [
      written(one, know),
      written(two, understand),
      marked(three, 2, apply),
      marked(four, 3, judge),
    ];
    return { key, stem, parts };
  };
  return { ...about, generate };
}
