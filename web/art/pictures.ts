import { globSync } from 'node:fs';
import { drawnFaces } from '@pathshala/content/home';
import { builtSubjects } from '@pathshala/content/kinds/known-subjects';
import type { SchoolContent } from '@pathshala/content/load-content';
import { type ListName, listNames, listOf } from '@pathshala/contract/catalogue/lists';
import { isDrawn } from '@pathshala/contract/catalogue/subjects';
import { coverIn } from '@pathshala/contract/pictures/cover';
import {
  blockPath,
  subjectDrawings,
  subjectPaths,
  usualDrawing,
} from '@pathshala/contract/pictures/item-picture';
import { homeSheet } from '@pathshala/contract/site/paths';
import { firstLanguage, type Language, languages, prefixOf } from '@pathshala/contract/text/languages';
import { say } from '@pathshala/messages/say';
import { bookCover } from './covers/book-cover.ts';
import { type CoverOptions, courseCover, coverGround } from './covers/course-cover.ts';
import { drawingFile } from './drawing/drawing-file.ts';
import { svg } from './drawing/svg.ts';
import type { Output } from './output.ts';

type LanguageContent = Pick<SchoolContent, 'courses' | 'books'>;

function chipOf(list: ListName, language: Language): string {
  const row = listOf(list);
  if (row.class === undefined) return say(language, `chips.${row.label}`);
  return new Intl.NumberFormat(language).format(row.class);
}

/** With a word in the language. Courses that nobody has written yet have one for each subject of each list. */
async function buildCourseCovers(
  output: Output,
  { courses }: LanguageContent,
  language: Language,
): Promise<void> {
  for (const [row, list] of listNames.entries()) {
    const chip = chipOf(list, language);
    const write = (address: string, options: Omit<CoverOptions, 'chip'>) =>
      output.write(coverIn(address, language).slice(1), courseCover({ ...options, chip }));
    const seen = new Map<string, number>();
    for (const { _id: id, subject } of courses.filter((course) => course.list === list)) {
      const turn = seen.get(subject) ?? 0;
      seen.set(subject, turn + 1);
      await write(`/covers/${id}.svg`, { id, subject, turn: turn + row * 5 });
    }
    for (const { id: subject } of builtSubjects)
      await write(subjectPaths.cover(list, subject), { id: `${list}-${subject}`, subject, turn: row * 5 });
  }
}

/** @param typeset ids of the books that were set: only a book with a translation has a translated cover */
async function buildBookCovers(
  output: Output,
  { books }: LanguageContent,
  language: Language,
  typeset: readonly string[],
): Promise<void> {
  for (const { _id, title, level, subject } of books) {
    if (language !== firstLanguage && !typeset.includes(`${_id}.${language}`)) continue;
    const cover = bookCover({ id: _id, title, level, subject });
    await output.write(`covers${prefixOf(language)}/book-${_id}.svg`, cover);
  }
}

const blockPicture = (subject: string) =>
  svg(400, 300, coverGround({ id: `block-${subject}`, subject, turn: 0 }));

/** @param address of a drawing, or of the block of a subject */
const fileAt = (address: string, subject = '') =>
  address === blockPath(subject)
    ? blockPicture(subject)
    : drawingFile(`files${address.replace(/\.svg$/, '')}`);

async function buildArticleCovers(output: Output, { articles }: SchoolContent): Promise<void> {
  const seen = new Map<string, number>();
  for (const { _id, subject } of articles) {
    const turn = seen.get(subject) ?? 0;
    seen.set(subject, turn + 1);
    const drawings = subjectDrawings('article', subject);
    await output.write(`covers/blog-${_id}.svg`, fileAt(drawings[turn % drawings.length] ?? '', subject));
  }
}

type Named = readonly [name: string, drawing: string];

const frame = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>(.*)<\/svg>$/s;

/** Ids inside drawings must differ on a shared sheet. */
function withOwnNames(body: string, name: string): string {
  return body.replaceAll(/( id="|href="#|url\(#)/g, `$1${name}-`);
}

/**
 * Drawings of one size in one file: `sheet.svg#name` shows one of them, so that all need a single request.
 * @throws Error if the drawings are not whole files of one size
 */
function sheetOf(drawings: readonly Named[]): string {
  let size = '';
  const parts = drawings.map(([name, drawing], place) => {
    const [, width = '', height = '', body] = frame.exec(drawing) ?? [];
    if (body === undefined) throw new Error(`${name} is not a whole drawing`);
    const own = `width="${width}" height="${height}"`;
    size ||= own;
    if (own !== size) throw new Error(`${name} is not as large as the others of its sheet`);
    const top = place * Number(height);
    const view = `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>`;
    return `${view}<svg y="${top}" ${own}>${withOwnNames(body, name)}</svg>`;
  });
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(size) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>${parts.join('')}</svg>`;
}

async function buildHomeSheets(output: Output, { home, instructors }: SchoolContent): Promise<void> {
  const faces = new Map<string, Named[]>();
  for (const [path, at] of drawnFaces(home, instructors)) {
    const [sheet = '', name = ''] = at.split('#');
    faces.set(sheet, [...(faces.get(sheet) ?? []), [name, fileAt(path)]]);
  }
  for (const [sheet, drawings] of faces) await output.write(sheet.slice(1), sheetOf(drawings));
  for (const [grade, programs] of Object.entries(home.programs)) {
    const drawings = programs.map(
      ({ id, subject }) => [id, fileAt(usualDrawing('program', subject, id), subject)] as const,
    );
    await output.write(homeSheet(grade).slice(1), sheetOf(drawings));
  }
}

/** For books published after the build, and to choose from in the studio. */
async function buildSubjectPictures(output: Output, subject: string): Promise<void> {
  const untitled = (id: string) => bookCover({ id, title: '', level: '', subject });
  await output.write(
    subjectPaths.bookCover(subject).slice(1),
    isDrawn(subject) ? untitled(`of-${subject}`) : blockPicture(subject),
  );
  if (!isDrawn(subject)) return;
  for (const [turn, path] of subjectDrawings('course', subject).entries())
    await output.write(
      path.slice(1),
      svg(400, 300, coverGround({ id: `choice-${subject}-${turn}`, subject, turn })),
    );
  for (const [at, path] of subjectDrawings('book', subject).entries())
    await output.write(path.slice(1), untitled(`choice-${subject}-${at}`));
}

/** All drawings. @param typeset ids of the books that were set, such as `algebra` and `algebra.bn` */
export async function buildPictures(
  output: Output,
  content: SchoolContent,
  typeset: readonly string[],
): Promise<void> {
  for (const language of languages) {
    const own = language === firstLanguage ? content : content.in[language];
    await buildCourseCovers(output, own, language);
    await buildBookCovers(output, own, language, typeset);
  }
  await buildArticleCovers(output, content);
  await buildHomeSheets(output, content);
  for (const file of globSync('**/*.svg', { cwd: new URL('files', import.meta.url) }))
    await output.write(file, fileAt(`/${file}`));
  for (const { id } of builtSubjects) await buildSubjectPictures(output, id);
}
