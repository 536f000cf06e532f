import type { Language } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';

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
