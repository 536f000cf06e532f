import type { HomeSection } from '@pathshala/contract/content/published';
import { paths } from '@pathshala/contract/site/paths';
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from '../../ui/router.ts';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words/words.ts';
import type { ShownHome } from './shown-home.ts';

/** What the browser draws itself. The rest is HTML: sections.tsx */
export type DrawnHome = Pick<ShownHome, 'hero' | 'programs' | 'sections'>;

export const HomeText = createContext<DrawnHome | undefined>(undefined);

/** @throws Error outside of home */
export function useHome(): DrawnHome {
  const home = use(HomeText);
  if (!home) throw new Error('Only home has these parts');
  return home;
}

interface HomePartProps {
  readonly part: HomeSection;
  /** Empty: the section is not shown. */
  readonly of: readonly unknown[];
  readonly aside?: ReactNode;
  readonly tinted?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Not shown without a heading or content. */
export function HomePart({ part, of, children, ...look }: HomePartProps) {
  const heading = useHome().sections[part];
  if (!heading || of.length === 0) return null;
  return (
    <Section {...look} {...heading} brief>
      {children}
    </Section>
  );
}

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
