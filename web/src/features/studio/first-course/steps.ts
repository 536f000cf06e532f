import { schemaIssues } from '@pathshala/content/kinds/publish-issues';
import { paths } from '@pathshala/contract/site/paths';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { languages } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { words } from '../../../words/words.ts';
import { newItemPath } from '../new-item-path.ts';

/** What the school has of its first course. */
export interface FirstCourse {
  readonly course?: StudioItem | undefined;
  readonly lessons: readonly StudioItem[];
}

export interface Step {
  readonly label: string;
  readonly to: string;
  readonly isDone: boolean;
}

function bodyOf({ draft }: StudioItem): string {
  const body = draft.body as LocalText | undefined;
  if (typeof body === 'string') return body;
  return languages.map((one) => body?.[one] ?? '').join('\n');
}

const hasText = (lesson: StudioItem) => bodyOf(lesson).trim() !== '';
const hasSomethingToSee = (lesson: StudioItem) => /!\[|\$[^$]+\$|```figure/.test(bodyOf(lesson));
const enoughQuestions = 3;

function hasQuiz({ draft }: StudioItem): boolean {
  const count = Array.isArray(draft.quiz) ? draft.quiz.length : 0;
  return (
    count >= enoughQuestions && !schemaIssues('lessons', draft).some(({ path }) => path.startsWith('quiz'))
  );
}

/** The way to a first course; each step is done by what the school has. */
export function stepsOf({ course, lessons }: FirstCourse): readonly Step[] {
  const toCourse = course ? paths.studioItem('courses', course.id) : newItemPath('courses');
  const toLesson = (is: (lesson: StudioItem) => boolean) => {
    const open = lessons.find((one) => !is(one));
    return open ? paths.studioItem('lessons', open.id) : toCourse;
  };
  const written = lessons.filter(hasText);
  return [
    { label: words['studio-start.begin'](), to: toCourse, isDone: course !== undefined },
    {
      label: words['studio-start.card'](),
      to: toCourse,
      isDone: course !== undefined && schemaIssues('courses', course.draft).length === 0,
    },
    { label: words['studio-start.lesson'](), to: toLesson(hasText), isDone: written.length > 0 },
    {
      label: words['studio-start.see'](),
      to: toLesson(hasSomethingToSee),
      isDone: lessons.some(hasSomethingToSee),
    },
    { label: words['studio-start.quiz'](), to: toLesson(hasQuiz), isDone: lessons.some(hasQuiz) },
    { label: words['studio-start.second'](), to: toCourse, isDone: written.length > 1 },
    {
      label: words['studio-start.publishLessons'](),
      to: toCourse,
      isDone: lessons.length > 0 && lessons.every(({ published }) => published !== null),
    },
    {
      label: words['studio-start.publishCourse'](),
      to: toCourse,
      isDone: course !== undefined && course.published !== null,
    },
  ];
}
