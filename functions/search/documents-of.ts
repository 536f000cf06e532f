import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { Field } from '@pathshala/content/kinds/define-kind';
import { subjectName } from '@pathshala/content/kinds/known-subjects';
import type { SchoolContent } from '@pathshala/content/load-content';
import {
  type InstructorPlace,
  instructorPlace,
  instructorSubjects,
} from '@pathshala/contract/catalogue/instructor-subjects';
import { classLists, courseLists, listOf } from '@pathshala/contract/catalogue/lists';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { SchoolPage } from '@pathshala/contract/content/published';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { ownValue } from '@pathshala/contract/http/own-value';
import { paths } from '@pathshala/contract/site/paths';
import { type PageRow, pages } from '@pathshala/contract/site/routes';
import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import type { MessageKey, NameKey } from '@pathshala/messages/keys';
import { say } from '@pathshala/messages/say';
import { inClasses } from './classes.ts';
import type { SearchDocument } from './documents.ts';
import otherNames from './other-names.json' with { type: 'json' };

interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** Only headings and bold words are indexed: whole texts would double the index. */
export function lessonDocuments(course: CourseDetail, lessons: readonly Lesson[]): SearchDocument[] {
  if (course.price > 0) return [];
  return lessons.map(({ id, title, body }) => ({
    _id: `${course._id}/${id}`,
    group: 'lessons',
    title,
    note: course.title,
    subject: course.subject,
    names: 'lesson',
    topics: textsOf(body, 'h[2-4]').join('\n'),
    text: textsOf(body, 'strong').join('\n'),
  }));
}

function textsOf(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<(${tag})\\b[^>]*>(.*?)</\\1>`, 'gs'));
  return [...elements].map(([, , inner = '']) => inner.replace(/<[^>]*>|&\w+;/g, ' ').trim());
}

interface PageWords {
  readonly note: string;
  readonly words: string;
}

const ownPages: Partial<Readonly<Record<keyof typeof pages, PageWords>>> = {
  contact: {
    note: 'Write to us, ask for help',
    words:
      'help support question problem complaint message mail email phone call number address যোগাযোগ jogajog',
  },
  blogs: { note: 'Articles for pupils and parents', words: 'article articles blogs news লেখা ব্লগ' },
  books: { note: 'Books to read and to download', words: 'book pdf download library' },
  learn: { note: 'What every class has, and what courses cost', words: 'classes syllabus subjects price' },
  practice: {
    note: 'Exercises without end, with hints',
    words: 'practice exercise exercises worksheet drill sums অনুশীলন অনুশীলনী চর্চা onushilon',
  },
  account: {
    note: 'Your name, your courses, what is kept of you',
    words: 'account profile settings receipt delete',
  },
  glossary: {
    note: 'Words of all subjects in English and Bangla',
    words: 'glossary dictionary meaning term terms vocabulary শব্দকোষ অভিধান মানে',
  },
  login: { note: 'Come in with your account', words: 'login log in sign account password' },
  register: { note: 'Make an account', words: 'register sign up join account' },
};

const listWords: Readonly<Record<string, string>> = {
  freeCourse: 'free price cost without paying',
  discountCourse: 'discount price cost offer cheap bundle',
  liveCourse: 'live evening',
  specialCourse: 'exam admission',
  islamicCourse: 'islam religion',
  kidsCourse: 'kids children nursery',
  entertainCourse: 'fun hobby',
};

const nameOfPlace = ({ label, block }: Pick<InstructorPlace, 'label' | 'block'>) =>
  label ? nameIn(firstLanguage, label) : subjectName({ subject: block }, firstLanguage);

function pageDocuments({ instructors }: SchoolContent): SearchDocument[] {
  const places = [...instructorSubjects, ...instructors].map(({ subject }) => instructorPlace(subject));
  return [
    ...Object.entries(ownPages).map(([name, words]) => ownPage(pages[name as keyof typeof pages], words)),
    ...classLists.map((row) => classPage(row.class, `names.${row.label}`)),
    ...courseLists.map(({ list, path, label }) =>
      document(
        path,
        say(firstLanguage, `names.${label}`),
        'All its courses',
        [listWords[list] ?? '', 'courses'].join('\n'),
      ),
    ),
    ...[...new Map(places.map((row) => [row.path, row])).values()].map((row) => {
      const subject = subjectName({ subject: row.block }, firstLanguage);
      const title = say(firstLanguage, 'instructors.titleOf', { subject: nameOfPlace(row) });
      return document(row.path, title, 'Who teaches it', `${subject}\nteachers`);
    }),
  ];
}

/** The first result if only the class is typed. It needs no account. */
function classPage(number: number, label: MessageKey): SearchDocument {
  const title = say(firstLanguage, label);
  return {
    ...document(paths.learnClass(number), title, 'Lessons, practice, tests and prices', 'syllabus subjects'),
    classes: [number],
  };
}

/** As its fields, of whose text only the headings are found. */
function textPage({ name, title, lead, sections }: SchoolPage): SearchDocument {
  const body = sections.map((section) => `## ${section.title}`).join('\n');
  return fromItem('pages', name, { title, lead, body });
}

function ownPage({ path, title }: PageRow, { note, words }: PageWords): SearchDocument {
  return document(path, title ?? '', note, words);
}

function document(path: string, title: string, note: string, names: string): SearchDocument {
  return { _id: path.slice(1), group: 'pages', title, note, names, text: '', ...inClasses(title) };
}

const nameIn = (language: Language, name: NameKey) => say(language, `names.${name}`);

export function documentsOf(content: SchoolContent, language: Language = firstLanguage): SearchDocument[] {
  const { courses, lessons, articles, books, instructors, pages: schoolPages } = content;
  const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1);
  return [
    ...courses.map((one) => fromCourse(one, language)),
    ...courses.flatMap((course) => lessonDocuments(course, lessons.get(course._id) ?? [])),
    ...articles.toSorted(byId).map((one) => fromItem('articles', one._id, one)),
    ...books.toSorted(byId).map((one) => fromItem('books', one._id, one)),
    ...instructors.map((one) => fromItem('instructors', one.id, one)),
    ...pageDocuments(content),
    ...schoolPages.map(textPage),
  ];
}

function wordsIn(fields: object, names: readonly string[]): string {
  const values = new Map<string, unknown>(Object.entries(fields));
  return names.flatMap((name) => values.get(name) ?? '').join('\n');
}

export function fromCourse(course: CourseDetail, language: Language = firstLanguage): SearchDocument {
  const { _id, title, list, subject, price, outline, complete } = course;
  const { text = [], classes = '', group = 'courses' } = allKinds.courses.search ?? {};
  const row = listOf(list);
  const label = nameIn(language, row.label);
  const english = nameIn(firstLanguage, row.label);
  const lessons = outline.map((item) => item.title);
  return {
    ...{ _id, group, title, note: label, subject },
    names: namesOf(
      `${row.class ? 'course' : english} class\n${subjectName(course, firstLanguage)}`,
      subject,
      _id,
    ),
    topics: lessons.join('\n'),
    text: wordsIn(course, text),
    ...(row.class ? { classes: [row.class] } : inClasses(`${title}\n${wordsIn(course, [classes])}`)),
    price,
    ...(complete ? {} : { opensSoon: true }),
  };
}

/** By subject and by id. One language is enough for a word that has a row in `same-words.json`. */
export function namesOf(kind: string, subject: string, id: string): string {
  const { subjects, others } = otherNames;
  const own =
    ownValue<string>(subjects, subject) ?? languages.map((one) => subjectName({ subject }, one)).join('\n');
  return [kind, own, ownValue<string>(others, id) ?? ''].join('\n');
}

const isMarkdown = (field: Field | undefined) => field?.type === 'text' && field.markdown === true;
const headingsIn = (markdown: string) =>
  [...markdown.matchAll(/^#+ +(.*)$/gm)].map(([, one]) => one).join('\n');

export function fromItem(kind: StudioKind, id: string, fields: object): SearchDocument {
  const { search, title, fields: own } = allKinds[kind];
  if (!search?.alone || !title) throw new Error(`${kind} are not found by themselves`);
  const { group, text, classes, alone } = search;
  const { called, note, topics, on } = alone;
  const textAt = (name: string) => wordsIn(fields, [name]);
  const subject = textAt('subject');
  const place = on?.(subject);
  const names = place
    ? namesOf(`${called} ${nameOfPlace(place)}`, place.block, id)
    : namesOf(called, subject, id);
  return {
    ...{ _id: id, group, title: textAt(title), note: textAt(note) },
    ...(place
      ? { path: `${place.path}#${id}`, ...(textAt('picture') && { img: textAt('picture') }) }
      : subject && { subject }),
    names,
    ...(topics && { topics: isMarkdown(own[topics]) ? headingsIn(textAt(topics)) : textAt(topics) }),
    text: wordsIn(fields, text),
    ...(classes && inClasses(textAt(classes))),
  };
}

export function inBoth(first: SearchDocument, other: SearchDocument | undefined): SearchDocument {
  if (!other) return first;
  const joined = (...texts: readonly (string | undefined)[]) =>
    [...new Set(texts)].filter(Boolean).join('\n');
  return {
    ...first,
    title: other.title,
    note: other.note,
    names: joined(first.names, first.title, first.note),
    topics: joined(first.topics, other.topics),
    text: joined(first.text, other.text),
  };
}
