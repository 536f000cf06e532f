import { type Lang, langOfHtml } from '@pathshala/contract/language';
import type { LessonHead, QuizSource } from '@pathshala/contract/source-schemas';
import type { LessonRecord, QuizRecord } from '../records.ts';
import { renderInline, renderMarkdown } from './render-lesson.ts';

/** A lesson as it is written: its head, Markdown and quiz. */
export interface LessonSource extends LessonHead {
  readonly body: string;
  readonly quiz: readonly QuizSource[];
}

/** The language of most of a lesson. The drawings' own fields are Latin, whatever it is written in. */
export function langOfMarkdown(body: string): Lang {
  return langOfHtml(body.replace(/```[\s\S]*?```/g, ''));
}

/** @param inline renders one text; the second parameter names its field */
export function renderQuestion(
  one: QuizSource,
  inline: (markdown: string, field: string) => string,
): QuizRecord {
  return {
    question: inline(one.question, 'question'),
    options: one.options.map((option, at) => inline(option, `options[${at}]`)),
    answer: one.answer,
    explanation: inline(one.explanation, 'explanation'),
  };
}

/**
 * A lesson as its readers get it, and with the answers.
 * @param order its place in the course, from 1
 * @throws Error for what cannot be rendered: see `checkMarkdown`
 */
export function lessonRecord({ title, minutes, body, quiz }: LessonSource, order: number): LessonRecord {
  const lang = langOfMarkdown(body);
  return {
    order,
    title,
    minutes,
    body: renderMarkdown(body, lang),
    quiz: quiz.map((one) => renderQuestion(one, (markdown) => renderInline(markdown, lang))),
  };
}
