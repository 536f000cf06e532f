import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SchoolContent, SchoolTexts } from '@pathshala/content/load-content';
import { linksByLesson } from '@pathshala/content/practice/catalogue';
import { fileOf } from '@pathshala/contract/all-routes';
import type { CourseDetail } from '@pathshala/contract/course';
import { packMost } from '@pathshala/contract/course-pack';
import { firstLanguage, type Language, languages } from '@pathshala/contract/language';
import { readerLesson } from '@pathshala/contract/reader-lesson';
import { bytesOf, type PackFile, type Part, packFilePath } from '../../offline/packs/pack.ts';
import { writeBookPacks } from './book-packs.ts';
import { type PackedCourse, type Wanted, wantedOf } from './course-parts.ts';
import { missingLater } from './kept-modules.ts';

const bangla = /\p{Script=Bengali}/u;

/** Weighs files of the built site, each once. */
function scales(clientFolder: string) {
  const known = new Map<string, Pick<Part, 'hash' | 'bytes'>>();
  return ({ at, as }: Wanted): Part => {
    const isFile = /\.\w+$/.test(at);
    const content = known.get(at) ?? weigh(readFileSync(join(clientFolder, isFile ? at : fileOf(at))));
    known.set(at, content);
    return { at, ...content, ...(as && { as }) };
  };
}

const weigh = (content: Buffer) => ({
  hash: createHash('sha256').update(content).digest('base64url'),
  bytes: gzipSync(content).length,
});

/** What the answers of the API weigh that make up a course's lessons. */
function weightOfLessons(course: CourseDetail, { lessons }: SchoolTexts): number {
  const answers = (lessons.get(course._id) ?? []).map((one) => readerLesson(course, one.id, one));
  return answers.reduce((sum, answer) => sum + gzipSync(JSON.stringify(answer)).length, 0);
}

function packed(course: CourseDetail, language: Language, { lessons }: SchoolTexts): PackedCourse {
  const links = linksByLesson(language);
  const practised = course.outline.flatMap(({ id }) => links[`${course._id}/${id}`] ?? []);
  const texts = (lessons.get(course._id) ?? []).map(({ body, quiz }) => body + JSON.stringify(quiz));
  return {
    course,
    language,
    skills: [...new Set(practised.map(({ id }) => id))],
    hasBangla: language !== firstLanguage || [...texts, course.title].some((text) => bangla.test(text)),
  };
}

/**
 * Says for each open course and language what a device has to fetch to keep it, with hashes and sizes, in a file of its own;
 * and in one more what comes with a book.
 * @param clientFolder absolute path of the built site, as it is published
 * @throws Error for one that would weigh more than a pack may
 */
export function writePacks(clientFolder: string, content: SchoolContent): void {
  const partOf = scales(clientFolder);
  const seen = new Set<string>();
  for (const language of languages) {
    const texts = language === firstLanguage ? content : content.in[language];
    for (const course of texts.courses.filter(({ complete }) => complete)) {
      const parts = wantedOf(packed(course, language, texts), clientFolder).map(partOf);
      const file: PackFile = { parts, lessons: weightOfLessons(course, texts) };
      const weight = bytesOf(parts) + file.lessons;
      if (weight > packMost) throw new Error(`${course._id} in ${language} weighs ${weight} bytes to keep`);
      for (const { at } of parts) seen.add(at);
      const path = join(clientFolder, packFilePath({ kind: 'course', id: course._id, language }));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(file));
    }
    for (const at of writeBookPacks(language, clientFolder, partOf)) seen.add(at);
  }
  const missing = missingLater(seen);
  if (missing.length > 0) throw new Error(`What is kept has no module ${missing.join(', ')}`);
}
