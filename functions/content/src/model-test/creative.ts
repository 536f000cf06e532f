import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import type { Answer } from '../../practice/answers/answer.ts';
import type { SchoolClass } from '../../practice/exercise.ts';
import { type Random, randomOf } from '../../practice/random.ts';
import { say, type Value } from '../../practice/text.ts';
import { creativeMarks } from '../forms.ts';
import type { PaperItem, PaperPart } from '../paper.ts';

export interface CreativeMade {
  readonly values: Readonly<Record<string, Value>>;
  readonly apply: Answer;
  readonly judge: Answer;
}

/** The parts from ক to ঘ. The first two are answered in sentences. */
const parts = ['know', 'understand', 'apply', 'judge'] as const;

interface CreativeSource {
  readonly id: string;
  readonly subject: SubjectName;
  readonly class: SchoolClass;
  readonly make: (random: Random) => CreativeMade;
}

export interface CreativeTemplate extends Omit<CreativeSource, 'make'> {
  readonly generate: (seed: number) => PaperItem;
}

/** Messages: `stem`, for each part `know-question`, and for each mark a line of its scheme, `know-line-1`, … */
export function creative({ make, ...about }: CreativeSource): CreativeTemplate {
  const generate = (seed: number): PaperItem => {
    const key = `${about.id}/${seed}`;
    const { values, ...answers } = make(randomOf(key));
    const text = (name: string) => say(`${about.id}.${name}`, values);
    return {
      key,
      stem: text('stem'),
      parts: parts.map((name, at): PaperPart => {
        const marks = creativeMarks[at] ?? 0;
        const part = { key: `${key}/${marks}`, marks };
        const question = text(`${name}-question`);
        const lines = Array.from({ length: marks }, (_, line) => text(`${name}-line-${line + 1}`));
        if (name === 'know' || name === 'understand')
          return { ...part, kind: 'written', question, scheme: lines };
        const made = { template: about.id, seed, level: name === 'apply' ? 2 : 3 } as const;
        return {
          ...part,
          kind: 'marked',
          exercise: { ...made, question, answer: answers[name], hints: lines, misconceptions: [] },
        };
      }),
    };
  };
  return { ...about, generate };
}
