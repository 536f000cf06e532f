import { renderInline } from '@pathshala/content/render/render-lesson';
import { firstLanguage, langOfLanguage, languageOfLine } from '@pathshala/contract/text/languages';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { langOf } from '../../../words/language.ts';

/** Undefined: shown as plain text. */
function drawn(text: string): string | undefined {
  try {
    return renderInline(text, langOfLanguage(languageOfLine(text) ?? firstLanguage));
  } catch {
    return undefined;
  }
}

/** Loaded lazily, since the renderer is large. */
export default function DrawnLine({ text }: { readonly text: string }) {
  const html = drawn(text);
  if (html === undefined) return <span lang={langOf(text)}>{text}</span>;
  return <SchoolHtml as="span" html={html} lang={langOf(text)} />;
}
