import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { langOfMarkdown } from '@pathshala/content/render/lesson-record';
import { renderInline, renderMarkdown } from '@pathshala/content/render/render-lesson';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Lang, Language } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import { escapeHtml } from '../compare/escape-html.ts';
import { messageText, refusalText } from '../forms/issue-text.ts';
import type { DraftQuestion } from '../forms/quiz-edits.ts';
import { unspokenIn } from './drawn-formula.ts';
import styles from './lesson.module.css';

/** The replacement for a part that cannot be rendered: its source and the reason. */
function brokenPart(source: string, messageRef: MessageRef): string {
  return `<span class="${styles.brokenPart}"><code>${escapeHtml(source)}</code> ${escapeHtml(messageText(messageRef))}</span>`;
}

/** The HTML of a text, or why it cannot be rendered. */
export type Rendered = { readonly html: string } | { readonly issue: string };

export interface RenderedLesson {
  readonly title: string;
  readonly minutes: number | undefined;
  readonly lang: Lang;
  readonly body: Rendered;
  readonly quiz: readonly {
    readonly question: Rendered;
    readonly options: readonly Rendered[];
    readonly answer: number | undefined;
    readonly explanation: Rendered;
    /** At the index of its option; null: no feedback. */
    readonly feedback: readonly (Rendered | null)[];
  }[];
}

/** The signs of a lesson without a spoken word. */
export function unspokenOf({ body, quiz }: RenderedLesson): string[] {
  const all = [
    body,
    ...quiz.flatMap(({ question, options, explanation }) => [question, ...options, explanation]),
  ];
  return unspokenIn(all.map((one) => ('html' in one ? one.html : '')).join(''));
}

function tried(render: () => string): Rendered {
  try {
    return { html: render() };
  } catch (error) {
    return { issue: refusalText(error) };
  }
}

/** Renders a draft lesson with the renderer that also publishes it. Sends nothing to the server. */
export function renderedLesson(fields: StudioFields, language: Language): RenderedLesson {
  const inOne = fieldsIn('lessons', fields, language);
  const {
    title = '',
    minutes,
    body = '',
    quiz = [],
  } = inOne as {
    title?: string;
    minutes?: number;
    body?: string;
    quiz?: readonly DraftQuestion[];
  };
  const lang = langOfMarkdown(body);
  const inline = (text: unknown) => tried(() => renderInline(String(text ?? ''), lang, brokenPart));
  return {
    title,
    minutes,
    lang,
    body: tried(() => renderMarkdown(body, lang, undefined, brokenPart)),
    quiz: quiz.map(({ question, options = [], answer, explanation, feedback = [] }) => ({
      question: inline(question),
      options: options.map(inline),
      answer,
      explanation: inline(explanation),
      feedback: options.map((_, at) => (feedback[at] && at !== answer ? inline(feedback[at]) : null)),
    })),
  };
}
