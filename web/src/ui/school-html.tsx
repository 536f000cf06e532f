import { addressIn, firstLanguage } from '@pathshala/contract/text/languages';
import { langOfMarkup, siteLanguage } from '../words/language.ts';
import '../theme/formula-fonts.css';
import './formulas.css';

interface SchoolHtmlProps {
  readonly html: string;
  readonly as?: 'div' | 'span';
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Default: of its letters. */
  readonly lang?: string | undefined;
}

/** Links to pages get the current language; files have one address. */
function withOwnLinks(html: string): string {
  if (siteLanguage === firstLanguage) return html;
  return html.replace(
    / href="(\/(?!api\/)[^".]*)"/g,
    (_, path: string) => ` href="${addressIn(siteLanguage, path)}"`,
  );
}

export function SchoolHtml({
  html,
  as: Element = 'div',
  lang = langOfMarkup(html),
  ...more
}: SchoolHtmlProps) {
  return <Element lang={lang} {...more} dangerouslySetInnerHTML={{ __html: withOwnLinks(html) }} />;
}
