/** The studio, the pull and the build share these rules, so that all of them accept the same. */

import { instructorPlace } from '@pathshala/contract/catalogue/instructor-subjects';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import { lessonParts } from '@pathshala/contract/studio/items';
import { firstLanguage, translations } from '@pathshala/contract/text/languages';
import { allKinds } from './kinds/all-kinds.ts';
import { fieldsIn, languagesOf, textsIn, textsOf } from './kinds/fields-of.ts';
import { builtSubjects } from './kinds/known-subjects.ts';
import { lineCounter } from './kinds/page.ts';
import { schemaIssues } from './kinds/schemas.ts';
import { untrueFormulas, wrongAnswer } from './recompute.ts';
import { checkMarkdown, type MessageInLine } from './render/check-markdown.ts';
import { langOfMarkdown } from './render/lesson-record.ts';
import { excessIn } from './render/render-limits.ts';
import type { Source } from './sources.ts';

export function sourceIssues(
  kind: StudioKind,
  fields: StudioFields,
  isThere: (courseId: string) => boolean,
): Issue[] {
  const { textIssues, versionIssues } = allKinds[kind];
  const found = languagesOf(fields).flatMap((language) => {
    const named = language === firstLanguage ? '' : ` (${language})`;
    const texts = textsIn(kind, fields, language).filter(({ field }) => field.markdown);
    const tooMuch = excessOf(texts);
    if (tooMuch) return [{ ...tooMuch, path: tooMuch.path + named }];
    const spent = { looks: 0 };
    const inTexts = texts.flatMap(({ path, field, value }): Issue[] => {
      const untrue = field.mayBeWrong ? [] : untrueIn(value);
      const issues = [
        ...checkMarkdown(value, langOfMarkdown(value), spent),
        ...deadLinks(value, isThere),
        ...(textIssues?.(value) ?? []),
        ...untrue,
      ];
      return issues.map((one) => ({ ...one, path }));
    });
    const answers = answerIssues(fieldsIn(kind, fields, language));
    return [...inTexts, ...answers].map((one) => ({ ...one, path: one.path + named }));
  });
  const all = [...found, ...(versionIssues?.(fields) ?? [])];
  const inVersion = (language: string) =>
    all.map((one) => JSON.stringify({ ...one, path: `${one.path} (${language})` }));
  const again = new Set(translations.flatMap(inVersion));
  return all.filter((one) => !again.has(JSON.stringify(one)));
}

interface WrittenText {
  readonly path: string;
  readonly value: string;
}

/** What exceeds the limits of all texts together, reported at the text that exceeds them alone, else at the first. */
function excessOf(texts: readonly WrittenText[]): Issue | undefined {
  const together = excessIn(texts.map(({ value }) => value));
  if (!together) return undefined;
  const alone = texts.flatMap(({ path, value }) => {
    const excess = excessIn([value]);
    return excess ? [{ ...excess, path }] : [];
  });
  return alone[0] ?? { ...together, path: texts[0]?.path ?? '' };
}

/** Recomputes statements about numbers, except in wrong options and their feedback. */
function untrueIn(text: string): MessageInLine[] {
  const lineAt = lineCounter(text);
  return untrueFormulas(text).map((formula) => ({
    line: lineAt(Math.max(0, text.indexOf(formula))),
    key: 'faults.untrue',
    params: { formula: `$${formula}$` },
  }));
}

function answerIssues({ quiz }: StudioFields): Issue[] {
  if (!Array.isArray(quiz)) return [];
  return quiz.flatMap((question: unknown, at) => {
    const { compute, options, answer } = Object(question) as Record<string, unknown>;
    if (typeof compute !== 'string' || !Array.isArray(options) || typeof answer !== 'number') return [];
    const wrong = wrongAnswer(compute, options.map(String), answer);
    return wrong === undefined ? [] : [{ path: `quiz[${at}].compute`, ...wrong }];
  });
}

function deadLinks(text: string, isThere: (courseId: string) => boolean): MessageInLine[] {
  const lineAt = lineCounter(text);
  return [...text.matchAll(/\]\(\/course\/([a-z0-9-]+)/g)]
    .filter(([, id = '']) => !isThere(id))
    .map(({ index, 1: id = '' }) => ({ line: lineAt(index), key: 'faults.deadLink', params: { id } }));
}

export interface Around {
  readonly hasCourse: (id: string) => boolean;
  readonly lessonsOf: (courseId: string) => number;
  readonly isTypeset: (bookId: string) => boolean;
  readonly hasSubject: (id: string) => boolean;
}

/** What came with the build is known to every page. */
export function hasSubjectOf(published: readonly string[]): Around['hasSubject'] {
  const ids = new Set([...published, ...builtSubjects.map((one) => one.id)]);
  return (id) => ids.has(id);
}

export const subjectsIn = (kind: StudioKind, fields: StudioFields) =>
  textsOf(kind, fields).flatMap(({ path, field, value }) => {
    if (field.names === 'subjects') return [{ path, subject: String(value) }];
    if (field.names !== 'instructorSubjects') return [];
    return [{ path, subject: instructorPlace(String(value)).block }];
  });

/** Whether a course needs a lesson: without an outline its published lessons are all that it has. */
export const needsLesson = (course: StudioFields, lessons: number): boolean =>
  course.outline === undefined && lessons === 0;

export function publishIssues({ kind, id, fields }: Source, around: Around): Issue[] {
  const found = schemaIssues(kind, fields);
  // Overlong texts are not rendered: formulas and links could take seconds.
  if (found.length > 0) return found;
  const issues = sourceIssues(kind, fields, around.hasCourse);
  if (kind === 'courses' && needsLesson(fields, around.lessonsOf(id)))
    issues.push({ path: 'outline', key: 'faults.noOutline' });
  if (kind === 'books' && fields.file === undefined && !around.isTypeset(id))
    issues.push({ path: 'file.url', key: 'faults.pdfMissing' });
  for (const { path, subject } of subjectsIn(kind, fields))
    if (!around.hasSubject(subject)) issues.push({ path, key: 'faults.noSubject', params: { id: subject } });
  return issues;
}

/** A lesson may wait for its course, and a link may outlive the course that it leads to. */
export function schoolIssues(
  items: readonly Source[],
  isTypeset: Around['isTypeset'],
  school = items,
): (Source & { readonly issues: readonly Issue[] })[] {
  const lessons = school.flatMap(({ kind, id }) =>
    kind === 'lessons' ? (lessonParts(id)?.courseId ?? []) : [],
  );
  const lessonsOf = (courseId: string) => lessons.filter((one) => one === courseId).length;
  const subjects = school.flatMap(({ kind, id }) => (kind === 'subjects' ? [id] : []));
  const around = { hasCourse: () => true, lessonsOf, isTypeset, hasSubject: hasSubjectOf(subjects) };
  return items.flatMap((item) => {
    const issues = publishIssues(item, around);
    return issues.length > 0 ? [{ ...item, issues }] : [];
  });
}
