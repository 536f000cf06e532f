import { firstLanguage, languages, translations } from '@pathshala/contract/languages';
import { placeholders } from '@pathshala/contract/school-page';
import { fieldsIn, isWrittenIn, type StudioFields, type StudioKind } from '@pathshala/contract/studio-fields';
import type { Fault } from '@pathshala/contract/studio-schemas';
import { untrueFormulas, wrongAnswer } from './recompute.ts';
import { checkMarkdown } from './render/check-markdown.ts';
import { langOfMarkdown } from './render/lesson-record.ts';
import { pageFaults } from './school-page-of.ts';

/** A text that is Markdown: where it stands, and what it says. */
type Text = readonly [path: string, markdown: unknown];

/** The Markdown of an item, by kind; the others are plain texts. */
const markdownOf: Partial<Readonly<Record<StudioKind, (fields: StudioFields) => Text[]>>> = {
  lessons: ({ body, quiz }) => [
    ['body', body],
    ...(Array.isArray(quiz) ? quiz.flatMap(textsOfQuestion) : []),
  ],
  pages: ({ body }) => [['body', body]],
};

function textsOfQuestion(question: unknown, at: number): Text[] {
  const { question: asked, options, explanation, feedback } = Object(question) as Record<string, unknown>;
  const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
  return [
    [`quiz[${at}].question`, asked],
    ...list(options).map((one, index): Text => [`quiz[${at}].options[${index}]`, one]),
    ...list(feedback).map((one, index): Text => [`quiz[${at}].feedback[${index}]`, one]),
    [`quiz[${at}].explanation`, explanation],
  ];
}

/**
 * Everything in the Markdown of an item that cannot be shown or is not so: formulas, figures, links, pictures, unknown
 * placeholders, answers that come to something else.
 * @param isThere whether a course that a link leads to can be read
 */
export function sourceFaults(
  kind: StudioKind,
  fields: StudioFields,
  isThere: (courseId: string) => boolean,
): Fault[] {
  const written = languages.filter((one) => one === firstLanguage || isWrittenIn(fields, one));
  const found = written.flatMap((language) => {
    const own = fieldsIn(kind, fields, language);
    const texts = markdownOf[kind]?.(own) ?? [];
    const named = language === firstLanguage ? '' : ` (${language})`;
    const inTexts = texts.flatMap(([path, text]): Fault[] =>
      typeof text === 'string'
        ? [...faultsIn(kind, text, isThere), ...untrueIn(path, text)].map((one) => ({ ...one, path }))
        : [],
    );
    return [...inTexts, ...answerFaults(own)].map((one) => ({ ...one, path: one.path + named }));
  });
  const all = kind === 'pages' ? [...found, ...sectionFaults(fields)] : found;
  // What is not translated stands in both.
  const isOwn = ({ path, line, detail }: Fault) =>
    !translations.some((language) => path.endsWith(` (${language})`)) ||
    !all.some(
      (one) =>
        translations.some((language) => `${one.path} (${language})` === path) &&
        one.line === line &&
        one.detail === detail,
    );
  return all.filter(isOwn);
}

const sectionsIn = (text: unknown) => (typeof text === 'string' ? (text.match(/^## /gm)?.length ?? 0) : 0);

/** A page's versions have as many sections: each goes by the name of the first version's. */
function sectionFaults(fields: StudioFields): Fault[] {
  const [wants, ...others] = languages.map((language) =>
    sectionsIn(fieldsIn('pages', fields, language).body),
  );
  return translations.flatMap((language, at) => {
    const has = others[at] ?? 0;
    const detail = `has ${has} sections, and ${wants} in the first version`;
    return has === wants ? [] : [{ path: `body (${language})`, detail }];
  });
}

/** What is said of numbers is worked out; a wrong option may say what it likes, and who speaks of it may repeat that. */
function untrueIn(path: string, text: string) {
  if (/\.(options|feedback)\[/.test(path)) return [];
  const lineAt = lineCounter(text);
  return untrueFormulas(text).map((formula) => ({
    line: lineAt(Math.max(0, text.indexOf(formula))),
    detail: `$${formula}$ is not so`,
  }));
}

function answerFaults({ quiz }: StudioFields): Fault[] {
  if (!Array.isArray(quiz)) return [];
  return quiz.flatMap((question: unknown, at) => {
    const { compute, options, answer } = Object(question) as Record<string, unknown>;
    if (typeof compute !== 'string' || !Array.isArray(options) || typeof answer !== 'number') return [];
    const detail = wrongAnswer(compute, options.map(String), answer);
    return detail === undefined ? [] : [{ path: `quiz[${at}].compute`, detail }];
  });
}

function faultsIn(kind: StudioKind, text: string, isThere: (courseId: string) => boolean) {
  const faults = [...checkMarkdown(text, langOfMarkdown(text)), ...deadLinks(text, isThere)];
  return kind === 'pages' ? [...faults, ...unknownPlaceholders(text), ...faultsOfPage(text)] : faults;
}

/** Tells the lines of places in a text, from 1; those that come in order are counted once. */
function lineCounter(text: string): (at: number) => number {
  let [line, from] = [1, 0];
  return (at) => {
    if (at < from) [line, from] = [1, 0];
    line += text.slice(from, at).split('\n').length - 1;
    from = at;
    return line;
  };
}

function deadLinks(text: string, isThere: (courseId: string) => boolean) {
  const lineAt = lineCounter(text);
  return [...text.matchAll(/\]\(\/course\/([a-z0-9-]+)/g)]
    .filter(([, id = '']) => !isThere(id))
    .map(({ index, 1: id }) => ({
      line: lineAt(index),
      detail: `a link leads to the course ${id}, which is not there`,
    }));
}

function faultsOfPage(text: string) {
  return pageFaults(text).map(({ part, line, detail }) => ({ line, detail: `${part} ${detail}` }));
}

function unknownPlaceholders(text: string) {
  const lineAt = lineCounter(text);
  return [...text.matchAll(/\{(\w*)\}/g)]
    .filter(([, word]) => !placeholders.some((known) => known === word))
    .map(({ index, 0: braces }) => ({ line: lineAt(index), detail: `${braces} is not known` }));
}
