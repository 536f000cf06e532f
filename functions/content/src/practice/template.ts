import type { DrawnSubject } from '@pathshala/contract/catalogue/subjects';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { Answer } from './answers/answer.ts';
import { kindOf } from './answers/answer-kinds.ts';
import type { Exercise, ExerciseTemplate, Level, Misconception, SchoolClass } from './exercise.ts';
import { type Computed, choice, misconception, order, type Picked } from './make-answers.ts';
import { isMessage } from './messages/find-message.ts';
import { type Random, randomOf } from './random.ts';
import { type Figure, type MessageRef, say, type Text, type Value } from './text.ts';
import { textIn } from './text-in.ts';

/** Its words are in the files beside it, under its id: `question`, and `hints` and `mistakes` by position. */
export type Made = {
  readonly values?: Readonly<Record<string, Value>>;
  /** Which question it is, if there are several: `drawn` is the message `question-drawn`. */
  readonly asks?: string | false;
  readonly figure?: Figure['figure'];
  readonly worked?: Text;
  /** The section of its messages, if it is not the id: for a template that asks in several ways. */
  readonly texts?: string;
  /** Which hints, if there are several ways: `half` takes the messages `hints-half`. */
  readonly hints?: string | false;
} & (
  | {
      readonly answer: Answer;
      readonly mistakes?: readonly (Computed | string | false)[];
      readonly misconceptions?: readonly Misconception[];
    }
  /** A choice: `mistakes` has a sentence for each wrong option. */
  | { readonly right: Text; readonly wrong: readonly Text[] }
  | { readonly inOrder: readonly Text[]; readonly wrong: readonly (readonly Text[])[] }
);

interface TemplateSource extends Partial<Pick<ExerciseTemplate, 'class' | 'subject' | 'signs' | 'variety'>> {
  /** Lessons are of the topic's course, or `course/lesson`. */
  readonly about: readonly [skill: string, strategy: string, ...lessons: string[]];
  readonly make: (random: Random, level: Level) => Made;
}

export const published = 200;

/** `functions/content/README.md`, "Practice". */
export function topic(
  subject: DrawnSubject,
  schoolClass: SchoolClass,
  course: string,
  sources: Readonly<Record<string, TemplateSource>>,
): ExerciseTemplate[] {
  return Object.entries(sources).map(([id, { about, make, ...own }]) => {
    const [skill, strategy, ...lessons] = about;
    return {
      ...{ id, title: say(`${id}.title`), skill, strategy, subject, class: schoolClass, variety: published },
      ...own,
      lessons: lessons.map((lesson) => (lesson.includes('/') ? lesson : `${course}/${lesson}`)),
      generate(seed, level) {
        const random = randomOf(`${id}/${level}/${seed}`);
        const made = make(random, level);
        const { answer, misconceptions: all } = answered(id, made, random);
        const misconceptions = knownMistakes(answer, all);
        return {
          ...{ template: id, class: own.class ?? schoolClass, signs: own.signs ?? [], seed, level },
          ...{ question: questionOf(id, made), answer, misconceptions },
          // A getter, because only their words show how many there are, and the API has no words.
          get hints() {
            return hintsOf(id, made);
          },
        };
      },
    };
  });
}

function questionOf(id: string, { texts = id, values, asks, figure }: Made): Text {
  const asked = say(asks ? `${texts}.question-${asks}` : `${texts}.question`, values);
  return figure ? [asked, { figure }] : asked;
}

function hintsOf(id: string, { texts = id, values, worked, hints }: Made): Text[] {
  const list = hints ? `${texts}.hints-${hints}` : `${texts}.hints`;
  const keys = [1, 2, 3, 4, 5].map((at) => `${list}-${at}`).filter(isMessage);
  return [...keys.map((key) => say(key, values)), ...(worked === undefined ? [] : [worked])];
}

function answered(id: string, made: Made, random: Random): Picked<Answer> {
  const { texts = id, values } = made;
  const told = (at: number) => say(`${texts}.mistakes-${at + 1}`, values);
  const withWords = <One>(wrong: readonly One[]) => wrong.map((one, at) => [one, told(at)] as const);
  if ('right' in made) return choice(random, made.right, ...withWords(made.wrong));
  if ('inOrder' in made) return order(random, made.inOrder, withWords(made.wrong));
  const { answer, mistakes = [], misconceptions = [] } = made;
  const known = mistakes.flatMap((one, at) => (one === false ? [] : [misconception(one, told(at))]));
  return { answer, misconceptions: [...misconceptions, ...known] };
}

/** With some numbers a mistake gives the right answer, or two mistakes give the same one: then it shows nothing. */
function knownMistakes(answer: Answer, all: readonly Misconception[]): Misconception[] {
  const kind = kindOf(answer);
  const kept: { readonly given: unknown; readonly mistake: Misconception }[] = [];
  for (const mistake of all) {
    const reading = kind.read(mistake.answer, answer);
    if ('inputError' in reading)
      throw new Error(`${mistake.answer} cannot be typed there: ${reading.inputError}`);
    const { given } = reading;
    const isKnown = kept.some((one) => kind.isSame(answer, one.given, given));
    if (!isKnown && !kind.isRight(answer, given)) kept.push({ given, mistake });
  }
  return kept.map(({ mistake }) => mistake);
}

const levelOf = (seed: number): Level => ((seed % 3) + 1) as Level;

/** Always the same ones. @param count at most 200; fewer if the template cannot make as many */
export function publishedExercises(
  { generate, variety }: Pick<ExerciseTemplate, 'generate' | 'variety'>,
  count: number = published,
  language: Language = firstLanguage,
): Exercise[] {
  const wanted = Math.min(count, variety);
  const found = new Map<string, Exercise>();
  for (let seed = 0; found.size < wanted && seed < wanted * 40; seed += 1) {
    const exercise = generate(seed, levelOf(seed));
    const { question, answer } = exercise;
    const key = JSON.stringify([textIn(question, language), kindOf(answer).write(answer)]);
    if (!found.has(key)) found.set(key, exercise);
  }
  return [...found.values()];
}

interface Child {
  readonly name: Text;
  readonly of: Text;
  readonly she: boolean;
}

/** In turns a girl and a boy. */
export const children: readonly Child[] =
  'rima sohel tania farid mitu rafi ayesha bipul shirin jamil tuli nafis'
    .split(' ')
    .map((id, at) => ({ name: say(`names.${id}`), of: say(`names.${id}-of`), she: at % 2 === 0 }));

export const things = ['mango', 'marble', 'pencil', 'kite', 'egg', 'flower', 'litchi', 'book'] as const;

export const counted = (thing: (typeof things)[number], count: number): MessageRef =>
  say(`things.${thing}`, { count });
