import { MessageError } from '@pathshala/contract/http/validation';
import { firstLanguage, type Lang, type Language, langOfHtml } from '@pathshala/contract/text/languages';
import type { LessonHead, QuizSource, TranslatedQuizSource } from '../kinds/source-schemas.ts';
import type { LessonRecord, QuizRecord } from '../records.ts';
import type { OnIssue } from './create-marked.ts';
import type { Terms } from './mark-terms.ts';
import { renderInline, renderMarkdown } from './render-lesson.ts';
import { excessIn } from './render-limits.ts';

/** A lesson as written in one language: its front matter, Markdown and quiz. */
export interface LessonSource extends LessonHead {
  readonly body: string;
  readonly quiz?: readonly QuizSource[];
}

/** The words that a lesson may explain, by the lesson's language. */
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

/**
 * A lesson for readers, and the answers to its quiz.
 * @param lang the language of a translation; left out: the language of most of its text
 * @param termsIn the words that a text in a language explains; left out: none
 * @param onIssue returns HTML to show instead of a broken part
 * @throws Error if something cannot be rendered: see `checkMarkdown`
 */
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
