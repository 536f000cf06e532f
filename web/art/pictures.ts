import { globSync } from 'node:fs';
import { drawnFaces } from '@pathshala/content/home';
import { builtSubjects } from '@pathshala/content/kinds/known-subjects';
import type { SchoolContent } from '@pathshala/content/load-content';
import { isDrawn } from '@pathshala/contract/catalogue/subjects';
import { coverIn } from '@pathshala/contract/pictures/cover';
import {
  blockPath,
  subjectDrawings,
  subjectPaths,
  usualDrawing,
} from '@pathshala/contract/pictures/item-picture';
import { homeSheets } from '@pathshala/contract/site/paths';
import { type Language, translations } from '@pathshala/contract/text/languages';
import { type CourseSource, subjectSources } from './content.ts';
import { bookCover } from './covers/book-cover.ts';
import { courseCover, coverGround } from './covers/course-cover.ts';
import { drawingFile } from './drawing/drawing-file.ts';
import { sheetOf } from './drawing/sheet.ts';
import { svg } from './drawing/svg.ts';
import type { Output } from './output.ts';

/** Covers of courses, with a word in a language. */
export async function buildCourseCovers(
  output: Output,
  courses: readonly CourseSource[],
  language: Language,
): Promise<void> {
  for (const course of courses) {
    await output.write(coverIn(`/covers/${course.id}.svg`, language).slice(1), courseCover(course));
  }
  for (const one of subjectSources(language)) {
    await output.write(
      coverIn(subjectPaths.cover(one.list, one.subject), language).slice(1),
      courseCover(one),
    );
  }
}

const blockPicture = (subject: string) =>
  svg(400, 300, coverGround({ id: `block-${subject}`, subject, turn: 0 }));

/** @param address of a drawing, or of the block of a subject */
const fileAt = (address: string, subject = '') =>
  address === blockPath(subject)
    ? blockPicture(subject)
    : drawingFile(`files${address.replace(/\.svg$/, '')}`);

export async function buildCovers(
  output: Output,
  { articles, books }: Pick<SchoolContent, 'articles' | 'books'>,
): Promise<void> {
  const seen = new Map<string, number>();
  for (const { _id, subject } of articles) {
    const turn = seen.get(subject) ?? 0;
    seen.set(subject, turn + 1);
    const drawings = subjectDrawings('article', subject);
    await output.write(`covers/blog-${_id}.svg`, fileAt(drawings[turn % drawings.length] ?? '', subject));
  }
  for (const { _id, title, level, subject } of books) {
    await output.write(`covers/book-${_id}.svg`, bookCover({ id: _id, title, level, subject }));
  }
  // For books published after the build.
  for (const { id: subject } of builtSubjects) {
    const untitled = { id: `of-${subject}`, title: '', level: '', subject };
    await output.write(
      subjectPaths.bookCover(subject).slice(1),
      isDrawn(subject) ? bookCover(untitled) : blockPicture(subject),
    );
  }
}

export async function buildTranslatedCovers(
  output: Output,
  content: Pick<SchoolContent, 'in'>,
  typeset: readonly string[],
): Promise<void> {
  for (const language of translations) {
    for (const { _id, title, level, subject } of content.in[language].books) {
      if (!typeset.includes(`${_id}.${language}`)) continue;
      await output.write(`covers/${language}/book-${_id}.svg`, bookCover({ id: _id, title, level, subject }));
    }
  }
}

export async function buildHomeSheets(output: Output, { home, instructors }: SchoolContent): Promise<void> {
  const faces = [...drawnFaces(home, instructors)].map(([path, name]) => [name, fileAt(path)] as const);
  await output.write(homeSheets.faces.slice(1), sheetOf(faces));
  for (const [grade, programs] of Object.entries(home.programs)) {
    const drawings = programs.map(
      ({ id, subject }) => [id, fileAt(usualDrawing('program', subject, id), subject)] as const,
    );
    await output.write(homeSheets.programs(grade).slice(1), sheetOf(drawings));
  }
}

export async function buildFiles(output: Output): Promise<void> {
  for (const file of globSync('**/*.svg', { cwd: new URL('files', import.meta.url) }))
    await output.write(file, fileAt(`/${file}`));
}

export async function buildChoices(output: Output): Promise<void> {
  for (const { id: subject } of builtSubjects.filter(({ id }) => isDrawn(id))) {
    for (const [turn, path] of subjectDrawings('course', subject).entries())
      await output.write(
        path.slice(1),
        svg(400, 300, coverGround({ id: `choice-${subject}-${turn}`, subject, turn })),
      );
    for (const [at, path] of subjectDrawings('book', subject).entries())
      await output.write(
        path.slice(1),
        bookCover({ id: `choice-${subject}-${at}`, title: '', level: '', subject }),
      );
  }
}
