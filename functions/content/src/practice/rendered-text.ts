import type { Lang, Language } from '@pathshala/contract/language';
import { renderInline, renderMarkdown } from '../render/render-lesson.ts';
import type { Text } from './text.ts';
import { textIn } from './text-in.ts';

const langOf = (language: Language): Lang => (language === 'bn' ? 'bn' : undefined);

/** A text as HTML, for the inside of a line. */
export const lineIn = (text: Text, language: Language): string =>
  renderInline(textIn(text, language), langOf(language));

/** A text as HTML, with its paragraphs and figures. */
export const blockIn = (text: Text, language: Language): string =>
  renderMarkdown(textIn(text, language), langOf(language));
