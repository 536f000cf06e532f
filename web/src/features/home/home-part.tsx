import type { HomeSection } from '@pathshala/contract/content/published';
import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';
import { useHome } from './home-text.tsx';

interface HomePartProps {
  readonly part: HomeSection;
  /** Its content; without any, the section is not shown. */
  readonly of: readonly unknown[];
  readonly aside?: ReactNode;
  readonly tinted?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of home. Without a heading, or with nothing in it, a school has no such section. */
export function HomePart({ part, of, children, ...look }: HomePartProps) {
  const heading = useHome().sections[part];
  if (!heading || of.length === 0) return null;
  return (
    <Section {...look} {...heading} brief>
      {children}
    </Section>
  );
}
