import { renderInline } from '@pathshala/content/render/render-lesson';
import { firstLanguage, langOfLanguage, languageOfLine } from '@pathshala/contract/text/languages';
import { langOf } from '../../../ui/language.ts';
import { SchoolHtml } from '../../../ui/school-html.tsx';

/** Rendered, or as it is written where that cannot be. */
function drawn(text: string): string | undefined {
  try {
    return renderInline(text, langOfLanguage(languageOfLine(text) ?? firstLanguage));
  } catch {
    return undefined;
  }
}

/** A line of Markdown as its readers see it. Loaded by itself: the renderer comes after the form. */
export default function DrawnLine({ text }: { readonly text: string }) {
  const html = drawn(text);
  const lang = langOf(text);
  if (html === undefined) return <span lang={lang}>{text}</span>;
  return <SchoolHtml as="span" html={html} lang={lang} />;
}
