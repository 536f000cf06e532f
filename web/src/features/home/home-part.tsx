import { siteConfig } from '@pathshala/brand/site.config';
import type { HomeSection } from '@pathshala/contract/content/published';
import { createContext, type ReactNode, use } from 'react';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words/words.ts';
import type { ShownHome } from './shown-home.ts';

export const HomeText = createContext<ShownHome | undefined>(undefined);

/** @throws Error outside of home */
export function useHome(): ShownHome {
  const home = use(HomeText);
  if (!home) throw new Error('Home alone says this');
  return home;
}

export const Invented = () => siteConfig.invented && <p className="note">{words['home.invented']()}</p>;

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
