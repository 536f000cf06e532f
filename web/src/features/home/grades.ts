import { paths } from '@pathshala/contract/site/paths';
import { useLocation } from '../../ui/router.ts';
import { words } from '../../words/words.ts';

/** The grade tabs (docs/contract.md, "Screens and routes"), each with the name of its programs. */
export const grades = [
  { path: paths.home, label: words['fixed.gradeThree'], name: 'gradeThree' },
  { path: paths.gradeEight, label: words['fixed.gradeEight'], name: 'gradeEight' },
  { path: paths.gradeTwelve, label: words['fixed.gradeTwelve'], name: 'gradeTwelve' },
] as const;

/** The open tab: the one that the address names. */
export function useGrade(): (typeof grades)[number] {
  const { pathname } = useLocation();
  // The address may end with a slash.
  return grades.find(({ path }) => path === pathname.replace(/(.)\/$/, '$1')) ?? grades[0];
}
