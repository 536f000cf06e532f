import { home } from '@pathshala/content/home';
import { homeSheets, paths } from '@pathshala/contract/paths';
import { words } from '../../words/words.ts';

/** The grade tabs (docs/contract.md, "Screens and routes"), each with its programs. */
export const grades = [
  {
    path: paths.home,
    label: words['fixed.gradeThree'],
    sheet: homeSheets.programs('gradeThree'),
    programs: home.programs.gradeThree,
  },
  {
    path: paths.gradeEight,
    label: words['fixed.gradeEight'],
    sheet: homeSheets.programs('gradeEight'),
    programs: home.programs.gradeEight,
  },
  {
    path: paths.gradeTwelve,
    label: words['fixed.gradeTwelve'],
    sheet: homeSheets.programs('gradeTwelve'),
    programs: home.programs.gradeTwelve,
  },
] as const;
