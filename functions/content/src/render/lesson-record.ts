import { isWrittenIn, type StudioFields } from '@pathshala/contract/content/fields';
import type { SchoolPage } from '@pathshala/contract/content/published';
import { MessageError } from '@pathshala/contract/http/validation';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import {
  firstLanguage,
  type Lang,
  type Language,
  langOfHtml,
  langOfLanguage,
} from '@pathshala/contract/text/languages';
import { fieldsIn } from '../kinds/fields-of.ts';
import type { LessonRecord, QuizRecord } from '../records.ts';
import { schoolPageOf, type WrittenPage, withNamesOf } from '../school-page-of.ts';
import type { LessonHead, QuizSource, TranslatedQuizSource } from '../sources.ts';
import type { Terms } from '../terms/terms.ts';
import type { OnIssue } from './create-marked.ts';
import { renderInline, renderMarkdown } from './render-lesson.ts';
import { excessIn } from './render-limits.ts';

export interface LessonSource extends LessonHead {
  readonly body: string;
  readonly quiz?: readonly QuizSource[];
}

export type TermsIn = (written: Language) => Terms;

/** The language of most of a lesson's text. Figures are left out, because their field names are always Latin. */
export function langOfMarkdown(body: string): Lang {
  return langOfHtml(body.replace(/```[\s\S]*?```/g, ''));
}

const textsOfQuestion = ({ question, options, explanation, feedback = [] }: TranslatedQuizSource) =>
  [question, ...options, explanation, ...feedback].map((text) => String(text ?? ''));

function renderQuestion(
  { question, options, explanation, feedback, answer }: QuizSource,
  inline: (markdown: string) => string,
): QuizRecord {
  return {
    question: inline(question),
    options: options.map(inline),
    answer,
    explanation: inline(explanation),
    ...(feedback?.some(Boolean) && { feedback: feedback.map((one) => (one ? inline(one) : '')) }),
  };
}

export function lessonRecord(
  source: LessonSource,
  lang?: Lang,
  termsIn?: TermsIn,
  onIssue?: OnIssue,
): LessonRecord {
  const { title, minutes, body, quiz = [] } = source;
  const excess = excessIn([body, ...quiz.flatMap(textsOfQuestion)]);
  if (excess && !onIssue) throw new MessageError(excess.key, excess.params);
  if (excess && onIssue) return { title, minutes, body: onIssue(body, excess), quiz: [] };
  const spent = { looks: 0 };
  const spoken = lang ?? langOfMarkdown(body);
  return {
    title,
    minutes,
    body: renderMarkdown(body, spoken, termsIn?.(spoken ?? firstLanguage), onIssue, spent),
    quiz: quiz.map((one) =>
      renderQuestion(one, (markdown) => renderInline(markdown, spoken, onIssue, spent)),
    ),
  };
}

/** Of an item in the studio or the files. Undefined: it has no version in the language. @throws MessageError */
export function lessonIn(
  fields: StudioFields,
  language: Language,
  termsIn: TermsIn | undefined,
): LessonRecord | undefined {
  if (language !== firstLanguage && !isWrittenIn(fields, language)) return undefined;
  const source = fieldsIn('lessons', fields, language) as unknown as LessonSource;
  return lessonRecord(source, langOfLanguage(language), termsIn);
}

export const asWritten = (source: string) => `<code>${escapeHtml(source)}</code>`;

/** An article's Markdown as HTML. Never throws: older articles were published before their Markdown was checked. */
export function renderArticle(markdown: string, language: Language): string {
  try {
    return renderMarkdown(markdown, langOfLanguage(language), undefined, asWritten);
  } catch {
    return `<p>${escapeHtml(markdown)}</p>`;
  }
}

export function pageIn(name: string, fields: StudioFields, language: Language): SchoolPage {
  const versionIn = (one: Language) =>
    schoolPageOf(name, fieldsIn('pages', fields, one) as unknown as WrittenPage, renderMarkdown);
  const first = versionIn(firstLanguage);
  return language === firstLanguage ? first : withNamesOf(first, versionIn(language));
}
