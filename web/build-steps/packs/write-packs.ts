import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SchoolContent } from '@pathshala/content/load-content';
import { linksByLesson } from '@pathshala/content/practice/catalogue';
import type { Book } from '@pathshala/contract/content/blog';
import { maxPackBytes } from '@pathshala/contract/courses/pack';
import { readerLesson } from '@pathshala/contract/courses/reader-lesson';
import { builtFileOf } from '@pathshala/contract/site/all-routes';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import {
  anyBook,
  anyCourse,
  bytesOf,
  type PackFile,
  type PackName,
  packFilePath,
} from '../../offline/packs/pack.ts';
import { clientFolder, serverFolder } from '../built-language.ts';
import { templateLocations } from '../practice-chunks.ts';
import { readModuleGraph } from '../render/module-graph.ts';
import { type Packed, type Wanted, wantedOfBooks, wantedOfCourse } from './course-parts.ts';

const weigh = (content: string | Buffer) => ({
  hash: createHash('sha256').update(content).digest('base64url'),
  bytes: gzipSync(content).length,
});

/** What is written of a pack. */
interface Listed {
  readonly name: PackName;
  readonly wanted: readonly Wanted[];
  /** What comes besides, bytes: the API's answers, a book. */
  readonly others: number;
}

/**
 * Writes lists of parts of the built site; files are measured once.
 * @param folder of the site
 * @throws Error for a pack over the limit
 */
function packWriter(folder: string): (listed: Listed) => void {
  const known = new Map<string, ReturnType<typeof weigh>>();
  return ({ name, wanted, others }) => {
    const parts = wanted.map((one) => {
      const content = known.get(one.at) ?? weigh(readFileSync(join(folder, builtFileOf(one.at))));
      known.set(one.at, content);
      return { ...one, ...content };
    });
    const path = packFilePath(name);
    const weight = bytesOf(parts) + others;
    if (weight > maxPackBytes) throw new Error(`What ${path} names weighs ${weight} bytes to keep`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify({ parts } satisfies PackFile));
  };
}

/** The courses of a language: any later one, and each that is open. */
function coursesIn(language: Language, content: SchoolContent): Packed[] {
  const { courses, lessons } = language === firstLanguage ? content : content.in[language];
  const links = linksByLesson(language);
  const open = courses.filter(({ complete }) => complete);
  const packed = open.map((course) => {
    const practised = course.outline.flatMap(({ id }) => links[`${course._id}/${id}`] ?? []);
    return {
      language,
      course,
      lessons: (lessons.get(course._id) ?? []).map((one) => readerLesson(course, one.id, one)),
      skills: [...new Set(practised.map(({ id }) => id))],
    };
  });
  return [{ language, lessons: [], skills: [] }, ...packed];
}

/** The size of the heaviest typeset book, bytes. Uploaded books that are too heavy are not kept. */
function heaviestBook(folder: string): number {
  const books = JSON.parse(readFileSync(join(folder, 'built/blog2.json'), 'utf8')) as Book[];
  return Math.max(0, ...books.map(({ pdf, bytes }) => (pdf.startsWith('/books/') ? bytes : 0)));
}

/**
 * Writes for each open course in a language the list of a pack's parts, with hashes and sizes; one more list for
 * courses published later, and one for books.
 * @param webDir absolute path of the package, whose site is built in that language
 */
export async function writePacks(webDir: string, language: Language, content: SchoolContent): Promise<void> {
  const places = await templateLocations();
  const templateOf = (skill: string) => {
    const file = places.get(skill)?.file;
    if (!file) throw new Error(`No file has the template ${skill}`);
    return relative(webDir, file);
  };
  const folder = join(webDir, clientFolder);
  const graph = readModuleGraph(join(webDir, serverFolder(language)));
  const site = { clientFolder: folder, graph, templateOf };
  const write = packWriter(folder);
  for (const packed of coursesIn(language, content)) {
    const { course, lessons } = packed;
    const answers = course ? [course, ...lessons] : [];
    write({
      name: { kind: 'course', id: course?._id ?? anyCourse, language },
      wanted: wantedOfCourse(packed, site),
      others: answers.reduce((sum, answer) => sum + weigh(JSON.stringify(answer)).bytes, 0),
    });
  }
  const name = { ...anyBook, language };
  write({ name, wanted: wantedOfBooks(language, site), others: heaviestBook(folder) });
}
