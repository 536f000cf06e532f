import { paths } from '@pathshala/contract/site/paths';
import { useLocation } from '../../ui/router.ts';
import { words } from '../../words/words.ts';

/** docs/contract.md, "Screens and routes" */
export const grades = [
  { path: paths.home, label: words['fixed.gradeThree'], name: 'gradeThree' },
  { path: paths.gradeEight, label: words['fixed.gradeEight'], name: 'gradeEight' },
  { path: paths.gradeTwelve, label: words['fixed.gradeTwelve'], name: 'gradeTwelve' },
] as const;

export function useGrade(): (typeof grades)[number] {
  const { pathname } = useLocation();
  // The address may end with a slash.
  return grades.find(({ path }) => path === pathname.replace(/(.)\/$/, '$1')) ?? grades[0];
}
