import type { Language } from '@pathshala/contract/text/languages';
import type { HTMLAttributes } from 'react';
import { langOf, siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';
import { Link, type LinkProps } from './router.ts';

interface WrittenProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'span' | 'strong' | 'p' | 'h1' | 'h2' | 'h3';
  readonly text: string;
}

/** A text of the school or of a person, marked with its language. */
export function Written({ as: Element = 'span', text, ...more }: WrittenProps) {
  return (
    <Element lang={langOf(text)} {...more}>
      {text}
    </Element>
  );
}

export function WrittenLink({ text, ...link }: LinkProps & { readonly text: string }) {
  return (
    <Link lang={langOf(text)} {...link}>
      {text}
    </Link>
  );
}

/** “In English” on a page in Bangla; undefined for what is in the page's language, or in none. */
export function otherLanguageText(language: Language | undefined): string | undefined {
  if (language === undefined || language === siteLanguage) return undefined;
  return words['ui.inLanguage']({ language });
}

export function LanguageMark({ language }: { language: Language | undefined }) {
  const text = otherLanguageText(language);
  if (!text) return null;
  return (
    <span className="chip" style={{ alignSelf: 'start' }}>
      {text}
    </span>
  );
}
