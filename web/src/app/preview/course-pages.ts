import { courseOf } from '@pathshala/content/course-of';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { type LessonSource, lessonRecord } from '@pathshala/content/render/lesson-record';
import { listNames } from '@pathshala/contract/catalogue/lists';
import { subjectNames } from '@pathshala/contract/catalogue/subjects';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Course, CourseDetail, CourseWords, OutlineItem } from '@pathshala/contract/courses/course';
import type { QuizAnswers, QuizResult } from '@pathshala/contract/courses/lesson';
import { readerLesson } from '@pathshala/contract/courses/reader-lesson';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { paths, subjectPaths } from '@pathshala/contract/site/paths';
import { lessonParts } from '@pathshala/contract/studio/items';
import type { Language } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import { type CoursePageData, readCoursePage } from '../../features/course/course-content.ts';
import type { DraftCourse } from '../../page/draft-store.ts';
import type { School } from '../../page/page-loader.ts';
import { brokenPart } from './broken-part.ts';
import { liveCourses, livePage } from './live-school.ts';
import type { MakePage } from './previewed-page.ts';

/** Of a course that lacks it. */
const noWords = { title: '', price: 0, summary: '', audience: '', outcomes: [] };

/** A course as its page will have it. @param outline of its lessons, where it does not say it itself */
function courseIn(id: string, own: StudioFields, outline: readonly OutlineItem[]): CourseDetail {
  const { place: _, outline: planned, ...words } = own;
  const list = listNames.find((one) => one === own.list) ?? 'freeCourse';
  const subject = subjectNames.find((one) => one === own.subject) ?? 'mathematics';
  const fields = { ...noWords, ...words, list, subject } as CourseWords;
  return courseOf(id, fields, (planned as OutlineItem[] | undefined) ?? outline, planned === undefined);
}

function outlineIn(
  { lessons }: DraftCourse,
  language: Language,
  live: readonly OutlineItem[],
): OutlineItem[] {
  return lessons.map(({ id, title, minutes }) => {
    const before = live.find((one) => one.id === id);
    return { ...before, id, title: textIn(title, language).text, minutes: minutes ?? before?.minutes ?? 0 };
  });
}

export const coursePage: MakePage = async ({ id, own, course: draft, language }) => {
  const live = (await livePage<CoursePageData>(paths.course(id)))?.course;
  const outline = draft ? outlineIn(draft, language, live?.outline ?? []) : (live?.outline ?? []);
  const bare = courseIn(id, own, outline);
  const cover = own.picture
    ? bare.img
    : (live?.img ?? coverIn(subjectPaths.cover(bare.list, bare.subject), language));
  const course: CourseDetail = { ...bare, img: cover };
  const others = (await liveCourses(course.list)).filter(({ _id }) => _id !== id);
  const school = {
    state: 'draft',
    courses: async () => [...(others as (Course & CourseDetail)[]), course],
    items: async () => [],
  } as unknown as School;
  return {
    ...{ page: 'course', at: paths.course(id) },
    data: await readCoursePage(school, id),
    answers: { [`GET /course/${id}`]: () => course },
  };
};

/** Marks a quiz as the school will. */
function marked(quiz: ReturnType<typeof lessonRecord>['quiz'], { answers }: QuizAnswers): QuizResult {
  const correct = quiz.map(({ answer }, at) => answers[at] === answer);
  return {
    ...{ score: correct.filter(Boolean).length, of: quiz.length, correct },
    explanations: quiz.map(({ explanation }) => explanation),
    feedback: quiz.map(({ feedback }, at) => (correct[at] ? null : feedback?.[answers[at] ?? -1] || null)),
  };
}

/** A question of which a part is not written yet. */
const noQuestion = { question: '', options: [], answer: -1, explanation: '' };

export const lessonPage: MakePage = async ({ id, own, course: draft, language }) => {
  const { courseId = '', lessonId = '' } = lessonParts(id) ?? {};
  const { quiz = [], ...words } = own as Partial<LessonSource>;
  const source = {
    title: '',
    minutes: 0,
    body: '',
    ...words,
    quiz: quiz.map((one) => ({ ...noQuestion, ...one })),
  };
  const live = (await livePage<CoursePageData>(paths.course(courseId)))?.course;
  const fields = draft ? fieldsIn('courses', draft.fields, language) : { ...live };
  const lessons = draft ? outlineIn(draft, language, live?.outline ?? []) : (live?.outline ?? []);
  const item: OutlineItem = { id: lessonId, title: source.title, minutes: source.minutes };
  const at = lessons.findIndex((one) => one.id === lessonId);
  const { outline: _, ...bare } = fields;
  const course = courseIn(courseId, bare, at < 0 ? [...lessons, item] : lessons.with(at, item));
  // With the glossary, which no other page needs.
  const { termsOf } = await import('@pathshala/content/terms/lesson-terms');
  const termsIn = (written: Language) => termsOf(course, written, language);
  const record = lessonRecord(source, 1, undefined, termsIn, brokenPart);
  const lesson = readerLesson(course, lessonId, record);
  const path = paths.lesson(courseId, lessonId);
  return {
    ...{ page: 'lesson', at: path },
    data: { course, lesson, practice: [] },
    answers: {
      [`GET ${path}`]: () => lesson,
      [`GET /course/${courseId}`]: () => course,
      [`POST ${path}/quiz`]: (body) => marked(record.quiz, body as QuizAnswers),
    },
  };
};
