import { instructorSubjects } from '@pathshala/contract/catalogue/instructor-subjects';
import {
  type HomeContent,
  type HomeFile,
  type Instructor,
  wholeHome,
} from '@pathshala/contract/content/published';
import type { Language } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import homeJson from '../site/home.json' with { type: 'json' };

export const builtHome = (language: Language): HomeContent =>
  wholeHome(inOneLanguage(homeJson as HomeFile, language));

/** Home's drawn faces, by their names on its sheet: the learners', and that of each subject's first instructor. */
export function drawnFaces(
  { testimonials }: Pick<HomeContent, 'testimonials'>,
  instructors: readonly Pick<Instructor, 'subject' | 'picture'>[],
): ReadonlyMap<string, string> {
  const first = instructorSubjects.map(({ subject }) => instructors.find((one) => one.subject === subject));
  const pictures = [...testimonials, ...first].map((one) => one?.picture ?? '');
  return new Map(
    pictures.flatMap((path) =>
      [...path.matchAll(/^\/portraits\/(.+)\.svg$/g)].map(([, name = '']) => [path, name]),
    ),
  );
}
