import { siteConfig } from '@pathshala/brand/site.config';
import type { HomeSection } from '@pathshala/contract/content/home';
import { createContext, type ReactNode, use } from 'react';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words/words.ts';
import type { ShownHome } from './shown-home.ts';

/** The texts of home, as a context around its sections. */
export const HomeText = createContext<ShownHome | undefined>(undefined);

/** @throws Error outside of home */
export function useHome(): ShownHome {
  const home = use(HomeText);
  if (!home) throw new Error('Home alone says this');
  return home;
}

/** Says that a section's people are invented, while the settings say so. */
export const Invented = () => siteConfig.invented && <p className="note">{words['home.invented']()}</p>;

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
