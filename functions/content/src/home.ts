import { instructorSubjects } from '@pathshala/contract/catalogue/instructor-subjects';
import {
  type HomeContent,
  type HomeFile,
  type Instructor,
  wholeHome,
} from '@pathshala/contract/content/published';
import { homeSheet } from '@pathshala/contract/site/paths';
import type { Language } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import homeJson from '../site/home.json' with { type: 'json' };

export const builtHome = (language: Language): HomeContent =>
  wholeHome(inOneLanguage(homeJson as HomeFile, language));

/** Home's drawn faces and where each is on a sheet. The rows are far apart on a phone: only the learners' loads at first. */
export function drawnFaces(
  { testimonials }: Pick<HomeContent, 'testimonials'>,
  instructors: readonly Pick<Instructor, 'subject' | 'picture'>[],
): ReadonlyMap<string, string> {
  const first = instructorSubjects.map(({ subject }) => instructors.find((one) => one.subject === subject));
  const rows = { instructors: first, learners: testimonials };
  const faces = Object.entries(rows).flatMap(([row, people]) =>
    people.map((one) => [homeSheet(row), one?.picture ?? ''] as const),
  );
  return new Map(
    faces.flatMap(([sheet, path]) =>
      [...path.matchAll(/^\/portraits\/(.+)\.svg$/g)].map(([, name]) => [path, `${sheet}#${name}`]),
    ),
  );
}
