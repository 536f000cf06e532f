import { type Lang, type Language, langOfLanguage } from '@pathshala/contract/text/languages';
import { renderInline, renderMarkdown } from '../render/render-lesson.ts';
import type { Text } from './text.ts';
import { languageOfText, textIn } from './text-in.ts';

type Render = (text: string, lang: Lang) => string;

const rendered = (render: Render, tag: string) => (text: Text, language: Language) => {
  const own = languageOfText(text, language);
  const html = render(textIn(text, language), langOfLanguage(own));
  return own === language ? html : `<${tag} lang="${own}">${html}</${tag}>`;
};

/** A text as inline HTML. */
export const lineIn = rendered(renderInline, 'span');

/** A text as HTML with paragraphs and figures. */
export const blockIn = rendered(renderMarkdown, 'div');
