import { builtHome } from '@pathshala/content/home';
import type { HomeContent, Program } from '@pathshala/contract/content/home';
import { homeSheets, portraitPath, unknownPortrait } from '@pathshala/contract/site/paths';
import type { School } from '../../page/page-loader.ts';
import { siteLanguage } from '../../words/language.ts';

type Grade = keyof HomeContent['programs'];
type Testimonial = HomeContent['testimonials'][number];

export interface ShownProgram extends Program {
  /** Address of its picture. */
  readonly picture: string;
}

/** Home's texts, with the pictures that the build has drawn. */
export interface ShownHome extends Omit<HomeContent, 'programs' | 'testimonials'> {
  readonly programs: Readonly<Record<Grade, readonly ShownProgram[]>>;
  readonly testimonials: readonly (Testimonial & { readonly face: string })[];
}

/** A program added after the build has the picture of another one, of its subject if possible. */
function programIn(grade: Grade, program: Program): ShownProgram {
  const drawn = builtHome(siteLanguage).programs[grade];
  const { id, subject } = program;
  const like = drawn.find((one) => one.id === id) ?? drawn.find((one) => one.subject === subject) ?? drawn[0];
  return { ...program, picture: `${homeSheets.programs(grade)}#${like?.id ?? id}` };
}

/** A person added after the build has a plain picture. */
function faceOf({ portrait: { seed } }: Testimonial): string {
  const isDrawn = builtHome(siteLanguage).testimonials.some(({ portrait }) => portrait.seed === seed);
  return isDrawn ? portraitPath(seed) : unknownPortrait;
}

/** Never in a browser. */
export async function shownHome(school: School): Promise<ShownHome> {
  const { programs, testimonials, ...home } = await school.home();
  const shown = (grade: Grade) => programs[grade].map((program) => programIn(grade, program));
  return {
    ...home,
    programs: {
      gradeThree: shown('gradeThree'),
      gradeEight: shown('gradeEight'),
      gradeTwelve: shown('gradeTwelve'),
    },
    testimonials: testimonials.map((one) => ({ ...one, face: faceOf(one) })),
  };
}
