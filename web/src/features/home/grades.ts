import { home } from '@pathshala/content/home';
import { homeSheets, paths } from '@pathshala/contract/paths';

/** The grade tabs (docs/contract.md, "Screens and routes"), each with its programs. */
export const grades = [
  {
    path: paths.home,
    label: 'Grade 3',
    sheet: homeSheets.programs('gradeThree'),
    programs: home.programs.gradeThree,
  },
  {
    path: paths.gradeEight,
    label: 'Grade 4 to 8',
    sheet: homeSheets.programs('gradeEight'),
    programs: home.programs.gradeEight,
  },
  {
    path: paths.gradeTwelve,
    label: 'Grade 9 to 12',
    sheet: homeSheets.programs('gradeTwelve'),
    programs: home.programs.gradeTwelve,
  },
] as const;
