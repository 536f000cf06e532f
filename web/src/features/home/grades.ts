import { paths } from '@pathshala/contract/site/paths';
import { words } from '../../words/words.ts';

/** The grade tabs (docs/contract.md, "Screens and routes"), each with the name of its programs. */
export const grades = [
  { path: paths.home, label: words['fixed.gradeThree'], name: 'gradeThree' },
  { path: paths.gradeEight, label: words['fixed.gradeEight'], name: 'gradeEight' },
  { path: paths.gradeTwelve, label: words['fixed.gradeTwelve'], name: 'gradeTwelve' },
] as const;
