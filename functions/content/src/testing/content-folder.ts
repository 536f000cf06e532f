import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listNames } from '@pathshala/contract/catalogue/lists';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { loadContent, schoolFolder } from '../load-content.ts';
import { ContentError } from '../problems.ts';
import { filesFrom } from '../source-files.ts';
import type { Source } from '../sources.ts';

export interface ContentFolder {
  readonly path: string;
  /** Writes a file; anything but a text is written as JSON. */
  readonly write: (file: string, content: unknown) => void;
  readonly remove: (file: string) => void;
}

/** A course as an author writes it. */
export function courseSource(id: string): Record<string, unknown> {
  return {
    id,
    title: `Course ${id}`,
    price: 4.5,
    subject: 'mathematics',
    summary: 'Numbers that are added and taken away, step by step.',
    audience: 'Whoever wants to count.',
    outcomes: ['Count to ten', 'Count backwards', 'Count in twos'],
    outline: ['one', 'two', 'three'].map((lesson) => ({
      id: lesson,
      title: `Lesson ${lesson}`,
      minutes: 10,
    })),
  };
}

/** The ids of a list's courses in the folder. */
export function courseIds(list: string): string[] {
  return Array.from({ length: 3 }, (_, index) => `${list.toLowerCase()}-course-${index + 1}`);
}

/** A small valid school in a folder of its own: three courses a list, the first of classOne with three lessons. */
export function contentFolder(): ContentFolder {
  const path = newFolder();
  const write = (file: string, content: unknown) => {
    const target = join(path, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  };
  // The rest is the school's own, with one article and one book.
  const own = [
    'blogs/minus-times-minus.json',
    'books/times-tables.json',
    'books/times-tables.typ',
    'pages',
    'site',
    'instructors.json',
    'subjects.json',
  ];
  for (const part of own) cpSync(join(schoolFolder, part), join(path, part), { recursive: true });
  const [complete = ''] = courseIds('classOne');
  for (const list of listNames) {
    const entries = courseIds(list).map(courseSource);
    if (list === 'classOne') delete entries[0]?.outline;
    write(`courses/${list}.json`, entries);
  }
  for (const [index, id] of ['first', 'second', 'third'].entries()) {
    const file = `lessons/${complete}/${index + 1}-${id}`;
    write(
      `${file}.md`,
      `---\ntitle: The ${id} lesson\nminutes: ${5 + index}\n---\n## Idea\n\nOne and one is $1 + 1 = 2$.\n`,
    );
    write(`${file}.quiz.json`, [quizQuestion('1'), quizQuestion('2'), quizQuestion('3')]);
  }
  return { path, write, remove: (file) => rmSync(join(path, file), { recursive: true }) };
}

/** Writes a school that has only these items, as a pull does into an empty folder. */
export function writeSchool(folder: string, items: readonly Source[]): void {
  cpSync(join(schoolFolder, 'site/mails.json'), join(folder, 'site/mails.json'));
  for (const [file, text] of filesFrom(items, () => undefined)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** A question whose right option is the second. */
export function quizQuestion(number: string): Record<string, unknown> {
  return {
    question: `What is $${number} + 1$?`,
    options: ['Nothing', `${Number(number) + 1}`, 'A **hundred**'],
    answer: 1,
    explanation: 'Add one.',
  };
}

/** What the reader finds wrong in a content folder, a line each; empty if all is well. */
export const problemsIn = (path: string): readonly string[] => problemsOf(() => loadContent(path));

export function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
