/** A teacher's classes, as the API and the site speak of them: docs/contract.md, "Teachers’ classes". */
import { type InferType, object, string } from 'yup';
import { says } from '../http/validation.ts';
import { schoolDay } from '../site/region.ts';
import { codePattern, normaliseCode } from './join-code.ts';

/** How much of each there can be. `courses`: from so many the lessons of a class may come, each of which is read for every pupil. */
export const classroomLimits = {
  nameMax: 80,
  ofTeacher: 30,
  ofPupil: 20,
  pupils: 200,
  tasks: 50,
  courses: 10,
} as const;

/** What a teacher can set. A further kind is a name here, a row in the API's `task-kinds.ts` and in the site's. */
export const taskKinds = ['lesson', 'practice', 'model-test'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A skill of practice is done when so many of its exercises were right at the first answer and without help. */
export const practiceRight = 10;
/** Days of which it is told how many exercises of a skill were right: today and those before it. */
export const practiceDays = 28;

/** A task as it is kept. `id` says which of its kind: of a lesson `course~lesson`, of practice a skill's, of a model test its course's. `due` is a day, 2026-03-05. */
export interface TaskRow {
  readonly kind: TaskKind;
  readonly id: string;
  readonly due: string;
}

/** What a task is called in an address. No id has a point in it. */
export const taskName = ({ kind, id }: Pick<TaskRow, 'kind' | 'id'>): string => `${kind}.${id}`;

/** A task as people read it. */
export interface Task extends TaskRow {
  /**
   * Null: the school has it no longer. Empty: the site itself knows what it is called, as of skills of practice. Of a model
   * test the title of its course.
   */
  readonly title: string | null;
  /** What it is a part of: of a lesson the course's title. */
  readonly about: string;
  /** What its course costs who does not have it: US dollars. Left out where nothing has to be bought. */
  readonly price?: number;
}

/**
 * `not-enrolled`: it belongs to a course that the pupil does not have. `not-passed`: its lesson is marked as done, or its model
 * test was submitted, without the pass mark in the quiz or the test.
 */
export const taskStates = ['not-enrolled', 'open', 'not-passed', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

/** How far a pupil is with a task. */
export interface TaskProgress {
  readonly state: TaskState;
  /** ISO 8601, UTC: since when it is done, where that is known. */
  readonly at?: string;
  /** So many right of so many: the best result of a lesson's quiz; of practice, the exercises of the last days; of a model test its marks. */
  readonly result?: { readonly score: number; readonly of: number };
}

/** What somebody who has a code is shown before they join. */
export interface ClassroomPreview {
  readonly _id: string;
  readonly name: string;
  /** The teacher's name; empty where the school has no record of them. */
  readonly teacher: string;
  readonly joined: boolean;
}

/** A class that the caller is in. */
export interface JoinedClassroom extends Omit<ClassroomPreview, 'joined'> {
  /** Its teacher teaches no more: nobody sees it, and nobody can join. */
  readonly closed?: true;
  readonly tasks: readonly (Task & { readonly progress: TaskProgress })[];
}

/** A class of the caller's own. */
export interface TaughtClassroom {
  readonly _id: string;
  readonly name: string;
  /** Null: nobody can join any more. */
  readonly code: string | null;
  readonly pupils: number;
  readonly tasks: number;
}

export interface ClassroomPupil {
  /** Their uid. */
  readonly _id: string;
  readonly name: string;
  /** In the order of the class's tasks. */
  readonly progress: readonly TaskProgress[];
}

/** Everything that a teacher sees of a class. */
export interface ClassroomTable extends Omit<TaughtClassroom, 'pupils' | 'tasks'> {
  readonly tasks: readonly Task[];
  readonly pupils: readonly ClassroomPupil[];
  /** So many more are in it of whom nothing is shown, because their parent does not agree (any more). */
  readonly withheld: number;
}

/** Body of `POST /teaching`. */
export const classroomSchema = object({
  name: string()
    .trim()
    .required(says('validation.classNameNeeded'))
    .max(classroomLimits.nameMax, says('validation.classNameLong')),
});

/** Body of `POST /classrooms/look` and `/classrooms/join`. */
export const joinSchema = object({
  code: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? normaliseCode(typed) : typed))
    .required(says('validation.joinCodeNeeded'))
    .matches(codePattern, {
      message: says('validation.joinCodeWrong'),
      excludeEmptyString: true,
    }),
});

const content = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Whether a text is a day that the calendar has. */
function isDay(text: string | undefined): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === text;
}

const due = string()
  .required(says('validation.dayNeeded'))
  .test('day', says('validation.dayNeeded'), (text) => isDay(text))
  .test('past', says('validation.dayOver'), (text) => !isDay(text) || (text ?? '') >= schoolDay(Date.now()));

/** Body of `PUT /teaching/{classroomId}/tasks`. */
export const taskSchema = object({
  kind: string<TaskKind>().oneOf(taskKinds).required(),
  id: string()
    .required()
    .max(201)
    .matches(new RegExp(`^${content}(?:~${content})?$`)),
  due,
});

/** The form in which a teacher chooses a lesson. */
export const lessonTaskFormSchema = object({
  courseId: string().required(says('validation.chooseOne')),
  lessonId: string().required(says('validation.chooseOne')),
  due,
});

/** The form in which a teacher chooses a skill of practice. */
export const practiceTaskFormSchema = object({
  skillId: string().required(says('validation.chooseOne')),
  due,
});

export type ClassroomInput = InferType<typeof classroomSchema>;
export type JoinInput = InferType<typeof joinSchema>;
export type TaskInput = InferType<typeof taskSchema>;
export type LessonTaskForm = InferType<typeof lessonTaskFormSchema>;
