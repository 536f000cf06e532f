import { home } from '@pathshala/content/home';
import type { Program } from '@pathshala/contract/home';
import { homeSheets, paths } from '@pathshala/contract/paths';
import { words } from '../../words/words.ts';

/** The grade tabs (docs/contract.md, "Screens and routes"), each with the name of its programs. */
export const grades = [
  {
    path: paths.home,
    label: words['fixed.gradeThree'],
    sheet: homeSheets.programs('gradeThree'),
    name: 'gradeThree',
  },
  {
    path: paths.gradeEight,
    label: words['fixed.gradeEight'],
    sheet: homeSheets.programs('gradeEight'),
    name: 'gradeEight',
  },
  {
    path: paths.gradeTwelve,
    label: words['fixed.gradeTwelve'],
    sheet: homeSheets.programs('gradeTwelve'),
    name: 'gradeTwelve',
  },
] as const;

/** The picture of a program: one that is newer than the drawings has that of another one, of its subject where there is one. */
export function programPicture({ name, sheet }: (typeof grades)[number], { id, subject }: Program): string {
  const drawn = home.programs[name];
  const like = drawn.find((one) => one.id === id) ?? drawn.find((one) => one.subject === subject) ?? drawn[0];
  return `${sheet}#${like?.id ?? id}`;
}
