import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { AuditKind } from '@pathshala/contract/studio/items';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { article } from './article.ts';
import { book } from './book.ts';
import { course } from './course.ts';
import type { Kind, ValuesOf } from './define-kind.ts';
import { home } from './home.ts';
import { instructor } from './instructor.ts';
import { lesson } from './lesson.ts';
import { notice } from './notice.ts';
import { page } from './page.ts';
import { school } from './school.ts';
import { subject } from './subject.ts';

/** To add one, add a row and a file beside this one. Addresses and stored items use its name. */
const rows = {
  courses: course,
  lessons: lesson,
  articles: article,
  books: book,
  instructors: instructor,
  subjects: subject,
  home,
  pages: page,
  school,
  notices: notice,
} as const;

type Rows = typeof rows;
type FieldsOfAll = { [Name in keyof Rows]: ValuesOf<Rows[Name]['fields']> };

declare module '@pathshala/contract/content/fields' {
  interface KindFields extends FieldsOfAll {}
}

export interface ItemName {
  readonly kind: StudioKind;
  readonly id: string;
}

export const allKinds: Readonly<Record<StudioKind, Kind>> = rows;
export const kindNames = Object.keys(rows) as StudioKind[];

export function isStudioKind(name: string): name is StudioKind {
  return Object.hasOwn(rows, name);
}

export function studioTitle(kind: StudioKind, id: string, fields: StudioFields): LocalText {
  const { title } = allKinds[kind];
  const words = title === undefined ? undefined : fields[title];
  return (words as LocalText | undefined) || id;
}

/** Nothing can be added to the kind. */
export const isFixedKind = (kind: StudioKind): boolean => allKinds[kind].stays === true;

export function staysPublished({ kind, id }: ItemName): boolean {
  const { stays } = allKinds[kind];
  return stays === true || stays?.includes(id) === true;
}

export const auditKinds: readonly AuditKind[] = [...kindNames, 'media', 'people'];

export function parentOf({ kind, id }: ItemName): ItemName | undefined {
  const { parent } = allKinds[kind];
  const parts = parent?.splitId(id);
  return parent && parts && { kind: parent.kind as StudioKind, id: parts.parent };
}

/** The course that an item is or belongs to, which decides its owner; undefined: the school's. */
export function courseIdOf(name: ItemName): string | undefined {
  return allKinds[name.kind].teachers === 'own' ? name.id : parentOf(name)?.id;
}

export const childKindOf = (kind: StudioKind): StudioKind | undefined =>
  kindNames.find((one) => allKinds[one].parent?.kind === kind);
