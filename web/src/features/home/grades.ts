import { paths } from '@pathshala/contract/site/paths';
import { useSchoolClass } from '../../device/school-class.ts';
import { useLocation } from '../../ui/router.ts';
import { words } from '../../words/words.ts';

/** The grade tabs (docs/contract.md, "Screens and routes"), each with the name of its programs and its last class. */
export const grades = [
  { path: paths.home, label: words['fixed.gradeThree'], name: 'gradeThree', lastClass: 3 },
  { path: paths.gradeEight, label: words['fixed.gradeEight'], name: 'gradeEight', lastClass: 8 },
  { path: paths.gradeTwelve, label: words['fixed.gradeTwelve'], name: 'gradeTwelve', lastClass: 12 },
] as const;

/** What a tab's link carries: home's own address opens the tab of the chosen class unless a tab was pressed. */
export const pressedTab = 'pressed-tab';

/** The open tab: the one that the address names or, at home's own address, that of the chosen class. */
export function useGrade(): (typeof grades)[number] {
  const { pathname, state } = useLocation();
  const { chosen } = useSchoolClass();
  // The address may end with a slash.
  const named = grades.find(({ path }) => path === pathname.replace(/(.)\/$/, '$1')) ?? grades[0];
  if (named !== grades[0] || state === pressedTab) return named;
  return grades.find(({ lastClass }) => (chosen?.class ?? 1) <= lastClass) ?? named;
}
