import { builtHome, drawnFaces } from '@pathshala/content/home';
import { builtInstructors } from '@pathshala/content/instructors';
import { instructorPlace, instructorSubjects } from '@pathshala/contract/catalogue/instructor-subjects';
import {
  type Blog,
  type HomeContent,
  type Program,
  type WrittenHome,
  wholeHome,
} from '@pathshala/contract/content/published';
import { scenePath, scenes } from '@pathshala/contract/pictures/item-picture';
import { homeSheet, unknownPortrait } from '@pathshala/contract/site/paths';
import { instructorsOf } from '../../course-ui/built-instructors.ts';
import { instructorsOfText } from '../../course-ui/course-facts.tsx';
import type { School } from '../../page/page-loader.ts';
import { withoutMarkdown } from '../../ui/clip-text.ts';
import { siteLanguage } from '../../words/language.ts';

export interface InstructorFace {
  readonly path: string;
  readonly name: string;
  readonly portrait: string;
}

function faceOf({ picture = unknownPortrait }: { readonly picture?: string | undefined }): string {
  return drawnFaces(builtHome(siteLanguage), builtInstructors(siteLanguage)).get(picture) ?? picture;
}

/** One per subject. Never runs in a browser. */
export async function instructorFaces(school: School): Promise<InstructorFace[]> {
  const instructors = await instructorsOf(school);
  const all = new Set([...instructorSubjects, ...instructors].map(({ subject }) => subject));
  return [...all].flatMap((subject) => {
    const first = instructors.find((candidate) => candidate.subject === subject);
    const place = instructorPlace(subject);
    return first ? [{ path: place.path, name: instructorsOfText(place), portrait: faceOf(first) }] : [];
  });
}

export type BlogTeaser = Pick<Blog, '_id' | 'title' | 'summary' | 'userName' | 'img'>;

const shown = 3;

/** In any language, newest first. Never runs in a browser. */
export async function latestBlogs(school: School): Promise<BlogTeaser[]> {
  const articles = await school.articles();
  return articles.slice(0, shown).map((blog) => ({ ...blog, summary: withoutMarkdown(blog.summary) }));
}

type Grade = keyof HomeContent['programs'];
type Testimonial = HomeContent['testimonials'][number];
type Moment = HomeContent['moments'][number];

export interface ShownProgram extends Omit<Program, 'program_img'> {
  readonly program_img: string;
}

/** Home's texts, with their pictures: the editors' choice, or drawn by the build. */
export interface ShownHome extends Omit<HomeContent, 'programs' | 'testimonials' | 'moments'> {
  readonly programs: Readonly<Record<Grade, readonly ShownProgram[]>>;
  readonly testimonials: readonly (Omit<Testimonial, 'picture'> & { readonly face: string })[];
  readonly moments: readonly (Omit<Moment, 'scene'> & { readonly picture: string })[];
}

/** A program added after the build has the picture of another one, of its subject if possible. */
function programIn(grade: Grade, program: Program): ShownProgram {
  if (program.program_img) return { ...program, program_img: program.program_img };
  const drawn = builtHome(siteLanguage).programs[grade];
  const { id, subject } = program;
  const like = drawn.find((one) => one.id === id) ?? drawn.find((one) => one.subject === subject) ?? drawn[0];
  return { ...program, program_img: `${homeSheet(grade)}#${like?.id ?? id}` };
}

/** A moment without a picture gets a drawing by its position. */
function momentPicture({ picture, scene }: Moment, at: number): string {
  return picture ?? scenePath(scene ?? scenes[at % scenes.length] ?? '');
}

/** What is hidden has neither heading nor content, so that nothing is loaded for it. */
function withoutHidden({ hidden = [], ...home }: HomeContent): HomeContent {
  const isShown = ([part]: [string, unknown]) => !hidden.some((one) => one === part);
  const { sections, ...parts } = home;
  const shown = { ...parts, sections: Object.fromEntries(Object.entries(sections).filter(isShown)) };
  return wholeHome(Object.fromEntries(Object.entries(shown).filter(isShown)) as unknown as WrittenHome);
}

/** Never runs in a browser. */
export async function shownHome(school: School): Promise<ShownHome> {
  const whole = withoutHidden(wholeHome(await school.home()));
  const { programs, testimonials, moments, ...home } = whole;
  const shown = (grade: Grade) => programs[grade].map((program) => programIn(grade, program));
  return {
    ...home,
    programs: {
      gradeThree: shown('gradeThree'),
      gradeEight: shown('gradeEight'),
      gradeTwelve: shown('gradeTwelve'),
    },
    testimonials: testimonials.map(({ picture, ...said }) => ({ ...said, face: faceOf({ picture }) })),
    moments: moments.map(({ scene, ...words }, at) => ({
      ...words,
      picture: momentPicture({ ...words, scene }, at),
    })),
  };
}
