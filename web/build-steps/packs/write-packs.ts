import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SchoolContent, SchoolTexts } from '@pathshala/content/load-content';
import { linksByLesson } from '@pathshala/content/practice/catalogue';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { maxPackBytes } from '@pathshala/contract/courses/pack';
import { readerLesson } from '@pathshala/contract/courses/reader-lesson';
import { builtFileOf } from '@pathshala/contract/site/all-routes';
import { firstLanguage, hasOtherScript, type Language } from '@pathshala/contract/text/languages';
import {
  anyBook,
  anyCourse,
  type BuiltPart,
  bytesOf,
  type PackFile,
  type PackName,
  packFilePath,
} from '../../offline/packs/pack.ts';
import { clientFolder, serverFolder } from '../built-language.ts';
import { templateLocations } from '../practice-chunks.ts';
import { readModuleGraph } from '../render/module-graph.ts';
import { heaviestBook, wantedOfBooks } from './book-parts.ts';
import { type BuiltCourse, type Packed, type Site, type Wanted, wantedOf } from './course-parts.ts';

const weigh = (content: Buffer) => ({
  hash: createHash('sha256').update(content).digest('base64url'),
  bytes: gzipSync(content).length,
});

type PartOf = (wanted: Wanted) => BuiltPart;

/** Measures files of the built site, each once. */
function scales(folder: string): PartOf {
  const known = new Map<string, ReturnType<typeof weigh>>();
  return (wanted) => {
    const { at } = wanted;
    const content = known.get(at) ?? weigh(readFileSync(join(folder, builtFileOf(at))));
    known.set(at, content);
    return { ...wanted, ...content };
  };
}

function builtCourse(course: CourseDetail, { lessons }: SchoolTexts): BuiltCourse {
  const written = lessons.get(course._id) ?? [];
  return { course, lessons: written.map((one) => readerLesson(course, one.id, one)) };
}

function packed(built: BuiltCourse, language: Language): Packed {
  const { course, lessons } = built;
  const links = linksByLesson(language);
  const practised = course.outline.flatMap(({ id }) => links[`${course._id}/${id}`] ?? []);
  return {
    built,
    language,
    skills: [...new Set(practised.map(({ id }) => id))],
    hasOtherScript: language !== firstLanguage || hasOtherScript(JSON.stringify([course, lessons])),
  };
}

/** The size of the API's answers that belong to a course. */
function weightOfAnswers({ course, lessons }: BuiltCourse): number {
  return [course, ...lessons].reduce((sum, answer) => sum + gzipSync(JSON.stringify(answer)).length, 0);
}

/** The packs of a language: one for each open course, and one for any later course. */
function packsIn(language: Language, content: SchoolContent): Packed[] {
  const texts = language === firstLanguage ? content : content.in[language];
  const open = texts.courses.filter(({ complete }) => complete);
  const any = { language, skills: [], hasOtherScript: language !== firstLanguage };
  return [any, ...open.map((course) => packed(builtCourse(course, texts), language))];
}

/** @throws Error for a pack over the limit */
function writePackFile(folder: string, name: PackName, file: PackFile): void {
  const weight = bytesOf(file.parts) + file.lessons;
  const path = packFilePath(name);
  if (weight > maxPackBytes) throw new Error(`What ${path} names weighs ${weight} bytes to keep`);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(file));
}

function writeCoursePacks(language: Language, content: SchoolContent, site: Site, partOf: PartOf): void {
  for (const pack of packsIn(language, content)) {
    const { built } = pack;
    const wanted = wantedOf(pack, site);
    const otherScript = wanted.otherScript.map(partOf);
    writePackFile(
      site.clientFolder,
      { kind: 'course', id: built?.course._id ?? anyCourse, language },
      {
        parts: wanted.parts.map(partOf),
        ...(otherScript.length > 0 && { otherScript }),
        lessons: built ? weightOfAnswers(built) : 0,
      },
    );
  }
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
  const partOf = scales(folder);
  const graph = readModuleGraph(join(webDir, serverFolder(language)));
  const site = { clientFolder: folder, graph, templateOf };
  writeCoursePacks(language, content, site, partOf);
  const parts = wantedOfBooks(language, site).map(partOf);
  writePackFile(folder, { ...anyBook, language }, { parts, lessons: heaviestBook(folder) });
}
