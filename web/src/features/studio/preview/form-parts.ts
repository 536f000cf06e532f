import type { StudioKind } from '@pathshala/contract/content/fields';
import { type HomeSection, homeSections } from '@pathshala/contract/content/home';
import { words } from '../../../words/words.ts';

/** A part of a form that goes with a part of the page. */
export interface FormPart {
  readonly name: string;
  readonly title: string;
  /** Beginnings of the paths of its fields. */
  readonly fields: readonly string[];
}

const titles: Readonly<Record<HomeSection, () => string>> = {
  myCourses: words['studio-home.myCourses'],
  freeLessons: words['studio-home.freeLessons'],
  programs: words['studio-home.programs'],
  platforms: words['studio-home.platforms'],
  testimonials: words['studio-home.testimonials'],
  education: words['studio-home.education'],
  investors: words['studio-home.investors'],
  moments: words['studio-home.moments'],
  press: words['studio-home.press'],
  blog: words['studio-home.blog'],
  instructors: words['studio-home.instructors'],
  brands: words['studio-home.brands'],
};

/** Home's parts, in the order of the page. */
const homeParts = (): readonly FormPart[] => [
  { name: 'hero', title: words['studio-preview.hero'](), fields: ['hero'] },
  { name: 'figures', title: words['studio-preview.figures'](), fields: ['figures'] },
  ...homeSections.map((name) => ({ name, title: titles[name](), fields: [`sections.${name}`, name] })),
];

/** The parts in which a kind's form is opened; undefined: it is short enough to be open as a whole. */
export const partsOfForm = (kind: StudioKind): readonly FormPart[] | undefined =>
  kind === 'home' ? homeParts() : undefined;

/** Whether a field, or an issue's path, is in a part. */
export const isIn = ({ fields }: FormPart, path: string): boolean =>
  fields.some((start) => path === start || path.startsWith(`${start}.`) || path.startsWith(`${start}[`));
