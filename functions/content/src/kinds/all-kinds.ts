import type { LocalText } from '@pathshala/contract/local-text';
import type { AuditKind } from '@pathshala/contract/studio';
import type { StudioFields, StudioKind } from '@pathshala/contract/studio-fields';
import { article } from './article.ts';
import { book } from './book.ts';
import { course } from './course.ts';
import type { Kind, ValuesOf } from './define-kind.ts';
import { home } from './home.ts';
import { instructor } from './instructor.ts';
import { lesson } from './lesson.ts';
import { page } from './page.ts';

/** Every kind of content: a new one is a row here and a file beside this one. Addresses and stored items go by its name. */
const rows = {
  courses: course,
  lessons: lesson,
  articles: article,
  books: book,
  instructors: instructor,
  home,
  pages: page,
} as const;

type Rows = typeof rows;
type FieldsOfAll = { [Name in keyof Rows]: ValuesOf<Rows[Name]['fields']> };

declare module '@pathshala/contract/kind-fields' {
  interface KindFields extends FieldsOfAll {}
}

/** By name. */
export const allKinds: Readonly<Record<StudioKind, Kind>> = rows;
export const kindNames = Object.keys(rows) as StudioKind[];

export function isStudioKind(name: string): name is StudioKind {
  return Object.hasOwn(rows, name);
}

/** The title of an item as lists show it; its id where it has none (yet). */
export function studioTitle(kind: StudioKind, id: string, fields: StudioFields): LocalText {
  const { title } = allKinds[kind];
  const words = title === undefined ? undefined : fields[title];
  return (words as LocalText | undefined) || id;
}

/** Whether the site cannot be without the items of a kind: they are never unpublished. */
export const staysPublished = (kind: StudioKind): boolean => allKinds[kind].stays === true;

/** What an entry of the audit may be about. */
export const auditKinds: readonly AuditKind[] = [...kindNames, 'media', 'people'];
