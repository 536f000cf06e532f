import { type InferType, object, string } from 'yup';
import { hasLetter } from '../accounts/display-name.ts';
import { validationMessage } from '../http/validation.ts';
import { isDay, schoolDay } from '../site/region.ts';
import { withLatinDigits } from '../text/digits.ts';

/** No characters that are easily confused: no 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. */
export const codeSigns = '34679ACDEFGHJKMNPQRTWXY';
export const codeLength = 8;

export const codePattern = new RegExp(`^[${codeSigns}]{${codeLength}}$`);

export function normaliseCode(typed: string): string {
  return withLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
}

export function codeInHalves(code: string): string {
  return `${code.slice(0, codeLength / 2)} ${code.slice(codeLength / 2)}`;
}

/** `courses`: how many the lessons of a classroom may come from; each is read for every pupil. */
export const classroomLimits = {
  nameMax: 80,
  ofTeacher: 30,
  ofPupil: 20,
  pupils: 200,
  tasks: 50,
  courses: 10,
} as const;

/** A new kind has a row in `functions/src/classrooms/tasks.ts`; the site does not compile without its rows. */
export const taskKinds = ['lesson', 'practice', 'model-test'] as const;
export type TaskKind = (typeof taskKinds)[number];

export const practiceRight = 10;
export const practiceDays = 28;

/** `id`: `course~lesson`, the skill, or the course of a model test. `due`: a day, 2026-03-05. */
export interface TaskRow {
  readonly kind: TaskKind;
  readonly id: string;
  readonly due: string;
}

export const taskName = ({ kind, id }: Pick<TaskRow, 'kind' | 'id'>): string => `${kind}.${id}`;

export interface Task extends TaskRow {
  /** Null: it no longer exists. Empty: the site knows the name, as of skills. For a model test the course's title. */
  readonly title: string | null;
  readonly about: string;
  readonly price?: number;
}

/** `not-passed`: the lesson is done, or the model test submitted, below the pass mark. */
export const taskStates = ['not-enrolled', 'open', 'not-passed', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

export interface TaskProgress {
  readonly state: TaskState;
  readonly at?: string;
  readonly result?: { readonly score: number; readonly of: number };
}

export interface ClassroomPreview {
  readonly _id: string;
  readonly name: string;
  readonly teacher: string;
  readonly joined: boolean;
}

/** For admins: the classes whose pupils they give a course to. */
export interface ClassroomChoice extends Omit<ClassroomPreview, 'joined'> {
  readonly pupils: number;
}

export interface JoinedClassroom extends Omit<ClassroomPreview, 'joined'> {
  /** Closed, because its teacher lost the role: nobody sees it, and nobody can join. */
  readonly closed?: true;
  readonly tasks: readonly (Task & { readonly progress: TaskProgress })[];
}

export interface TaughtClassroom {
  readonly _id: string;
  readonly name: string;
  readonly code: string | null;
  readonly pupils: number;
  readonly tasks: number;
}

export interface ClassroomPupil {
  readonly _id: string;
  readonly name: string;
  readonly progress: readonly TaskProgress[];
}

export interface ClassroomTable extends Omit<TaughtClassroom, 'pupils' | 'tasks'> {
  readonly tasks: readonly Task[];
  readonly pupils: readonly ClassroomPupil[];
  readonly withheld: number;
}

export const classroomSchema = object({
  name: string()
    .trim()
    .required(validationMessage('validation.classNameNeeded'))
    .max(classroomLimits.nameMax, validationMessage('validation.classNameLong'))
    // Class 7 may be called by its number.
    .test(
      'seen',
      validationMessage('validation.classNameNeeded'),
      (name) => !name || /\p{N}/u.test(name) || hasLetter(name),
    ),
});

export const joinSchema = object({
  code: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? normaliseCode(typed) : typed))
    .required(validationMessage('validation.joinCodeNeeded'))
    .matches(codePattern, {
      message: validationMessage('validation.joinCodeWrong'),
      excludeEmptyString: true,
    }),
});

const content = '[a-z0-9]+(?:-[a-z0-9]+)*';

const due = string()
  .required(validationMessage('validation.dayNeeded'))
  .test('day', validationMessage('validation.dayNeeded'), (text) => isDay(text))
  .test(
    'past',
    validationMessage('validation.dayOver'),
    (text) => !isDay(text) || (text ?? '') >= schoolDay(Date.now()),
  );

const taskSchema = object({
  kind: string<TaskKind>().oneOf(taskKinds).required(),
  id: string()
    .required()
    .max(201)
    .matches(new RegExp(`^${content}(?:~${content})?$`)),
  due,
});

export const classroomBodies = {
  lookAtClassroom: joinSchema,
  joinClassroom: joinSchema,
  makeClassroom: classroomSchema,
  setTask: taskSchema,
};

const chosenFor = (kind: TaskKind) =>
  string().when('kind', ([chosen], text) =>
    chosen === kind ? text.required(validationMessage('validation.chooseOne')) : text,
  );

/** A model test is chosen among a course's lessons. */
export const taskFormSchema = object({
  kind: string<TaskKind>().oneOf(taskKinds).required(),
  courseId: chosenFor('lesson'),
  lessonId: chosenFor('lesson'),
  skillId: chosenFor('practice'),
  due,
});

export type ClassroomInput = InferType<typeof classroomSchema>;
export type JoinInput = InferType<typeof joinSchema>;
export type TaskInput = InferType<typeof taskSchema>;
