import { maxQuizQuestions } from '@pathshala/contract/courses/enrolment';
import { limits } from '@pathshala/contract/http/limits';
import { paths } from '@pathshala/contract/site/paths';
import { lessonItemId, lessonParts } from '@pathshala/contract/studio/items';
import { type Check, calledBy, defineKind, group, list, number, text, words } from './define-kind.ts';

const optionsIn = ({ options }: Readonly<Record<string, unknown>>) =>
  Array.isArray(options) ? options.length : 0;

const hasWords: Check = {
  name: 'words',
  message: 'faults.noWords',
  passes: (markdown: string) => markdown.trim() !== '',
};
const hasPlaces: Check = {
  name: 'places',
  message: 'faults.feedbackPlaces',
  passes: (all: readonly string[], beside: Readonly<Record<string, unknown>>) =>
    all.length <= optionsIn(beside),
};
const isOption: Check = {
  name: 'in-options',
  message: 'faults.notOption',
  passes: (answer: number, beside: Readonly<Record<string, unknown>>) => answer < optionsIn(beside),
};

const question = group({
  question: text({
    ...{ min: 3, max: 600, translatable: true, markdown: true },
    label: 'studio-fields.question',
  }),
  options: list(text({ min: 1, max: 240, translatable: true, markdown: true, mayBeWrong: true }), {
    ...{ min: 2, max: 4, differ: true, label: 'studio-fields.options' },
  }),
  /** Which option is right, counted from 0. */
  answer: number({ integer: true, min: 0, checks: [isOption], label: 'studio-fields.answer' }),
  explanation: text({
    ...{ min: 5, max: 600, translatable: true, markdown: true },
    label: 'studio-fields.explanation',
  }),
  /** Feedback on wrong options, by position; may be empty. */
  feedback: list(text({ max: 300, mayBeEmpty: true, translatable: true, markdown: true, mayBeWrong: true }), {
    ...{ optional: true, max: 4, checks: [hasPlaces] },
    label: 'studio-edit.feedbackPart',
  }),
  /** A mathjs expression, evaluated by tests; not public. */
  compute: text({
    ...{ optional: true, max: 200, translatable: true, unread: true },
    label: 'studio-fields.compute',
  }),
});

export const lesson = defineKind({
  one: 'lesson',
  called: calledBy('studio.lessons', 'studio.lesson'),
  title: 'title',
  teachers: 'of-own',
  parent: {
    ...{ kind: 'courses', field: 'course', message: 'request-faults.lessonId', idOf: lessonItemId },
    splitId: (id) => {
      const parts = lessonParts(id);
      return parts && { parent: parts.courseId, own: parts.lessonId };
    },
  },
  page: (id) => {
    const { courseId = '', lessonId = '' } = lessonParts(id) ?? {};
    return paths.lesson(courseId, lessonId);
  },
  perLanguage: true,
  search: { group: 'lessons', text: ['body'] },
  files: { as: 'lessons', at: 'lessons' },
  begins: () => ({ minutes: 10, body: '' }),
  fields: {
    title: words([2, 80], 'studio.title', 'studio-help.lessonTitle'),
    minutes: number({
      ...{ integer: true, min: 1, max: 180 },
      ...{ label: 'studio-fields.minutes', hint: 'studio-help.minutes' },
    }),
    body: text({
      ...{
        maxBytes: limits.lessonBytes,
        untrimmed: true,
        translatable: true,
        markdown: true,
        control: 'markdown',
      },
      ...{ checks: [hasWords], label: 'studio-fields.body', hint: 'studio-help.body' },
    }),
    quiz: list(question, {
      ...{ optional: true, max: maxQuizQuestions, control: 'quiz' },
      ...{ label: 'studio-fields.quiz', hint: 'studio-fields.quizHint' },
    }),
  },
});
