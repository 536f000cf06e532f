import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlogSource, BookSource } from '../contract/blog.ts';
import type { Instructor } from '../contract/instructor.ts';
import { type ListName, listNames, listOf } from '../contract/lists.ts';
import { instructorSubjects, type SubjectName, subjectOf } from '../contract/subjects.ts';
import type { SearchDocument } from './documents.ts';

/** What is read of a course as an author writes it. */
interface CourseSource {
  readonly id: string;
  readonly title: string;
  readonly subject: SubjectName;
  readonly summary: string;
  readonly audience: string;
  readonly outcomes: readonly string[];
  readonly outline?: readonly { readonly title: string }[];
}

/**
 * Everything of the content that can be found: courses, articles, books, instructors.
 * @param contentDir absolute path of the content folder
 * @throws Error naming a file that is not JSON
 */
export async function readDocuments(contentDir: string): Promise<SearchDocument[]> {
  const courses = await Promise.all(listNames.map((list) => readList(contentDir, list)));
  const blogs = await readFolder<BlogSource>(join(contentDir, 'blogs'));
  const books = await readFolder<BookSource>(join(contentDir, 'books'));
  const instructors = await readJson<Instructor[]>(join(contentDir, 'instructors.json'));
  return [
    ...courses.flat(),
    ...blogs.map(fromBlog),
    ...books.map(fromBook),
    ...instructors.map(fromInstructor),
  ];
}

async function readList(contentDir: string, list: ListName): Promise<SearchDocument[]> {
  const sources = await readJson<CourseSource[]>(join(contentDir, 'courses', `${list}.json`));
  return Promise.all(
    sources.map(async (source) => {
      const { id, title, subject, summary, audience, outcomes } = source;
      const lessons = source.outline?.map((item) => item.title) ?? (await lessonTitles(contentDir, id));
      return {
        _id: id,
        group: 'courses' as const,
        title,
        note: listOf(list).label,
        text: [subjectOf(subject).label, summary, audience, ...outcomes, ...lessons].join('\n'),
      };
    }),
  );
}

/** A complete course has its outline in its lessons' first lines. */
async function lessonTitles(contentDir: string, courseId: string): Promise<string[]> {
  const folder = join(contentDir, 'lessons', courseId);
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => /^title:\s*(.+)$/m.exec(text)?.[1] ?? '');
}

function fromBlog({ _id, title, userName, subject, summary, description }: BlogSource): SearchDocument {
  const text = [subjectOf(subject).label, summary, description].join('\n');
  return {
    _id,
    group: 'blogs',
    title,
    note: userName,
    text,
  };
}

function fromBook({ _id, title, userName, subject, level, description }: BookSource): SearchDocument {
  const text = [subjectOf(subject).label, level, description].join('\n');
  return {
    _id,
    group: 'books',
    title,
    note: userName,
    text,
  };
}

function fromInstructor({ id, name, education, bio, subject }: Instructor): SearchDocument {
  const row = instructorSubjects.find((one) => one.subject === subject) ?? instructorSubjects[0];
  return {
    _id: id,
    group: 'instructors',
    title: name,
    note: education,
    path: `${row.path}#${id}`,
    text: [row.label, subjectOf(row.block).label, bio].join('\n'),
  };
}

async function readFolder<T>(folder: string): Promise<T[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(files.map((name) => readJson<T>(join(folder, name))));
}

async function readJson<T>(file: string): Promise<T> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
