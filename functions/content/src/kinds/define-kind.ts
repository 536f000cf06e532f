/**
 * Building blocks to define a kind of content. A kind is a file beside this one and a row in `all-kinds.ts`; types,
 * schemas, the studio's form, source files and reports are derived from it. Nothing here runs a schema, so that public
 * pages can read kinds without loading one. docs/decisions/0136-one-file-for-each-kind.md
 */

import type { SearchGroup } from '@pathshala/contract/catalogue/search';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import type { MessageKey, NameKey } from '@pathshala/messages/keys';
import type { Fields } from './define-fields.ts';

/**
 * Layout of a kind's source files. `lists`: rows of a file per course list, named by the field `list`. `lessons`:
 * numbered Markdown in a folder per course, with quizzes. `folder`: one JSON file per item. `rows`: one file with all
 * items. `file`: one file for the only item. `markdown`: one file per language.
 */
export type Layout =
  | { readonly as: 'lists'; readonly at: string; readonly omit: readonly string[] }
  | { readonly as: 'lessons'; readonly at: string }
  | { readonly as: 'markdown'; readonly at: string }
  | { readonly as: 'folder'; readonly at: string; readonly idField: string }
  | { readonly as: 'rows'; readonly at: string; readonly idField: string }
  | { readonly as: 'file'; readonly at: string };

/** How an item's id contains its parent. */
export interface Parent {
  /** The parent kind, and the field that names the parent of a new item. */
  readonly kind: string;
  readonly field: string;
  readonly idOf: (parent: string, own: string) => string;
  /** @returns undefined for an invalid id */
  readonly partsOf: (id: string) => { readonly parent: string; readonly own: string } | undefined;
  /** Pattern of ids. */
  readonly message: MessageKey;
}

/** Search configuration of a kind, by field names. */
export interface Search<Name extends string = string> {
  readonly group: SearchGroup;
  /** Further searched fields. */
  readonly text: readonly Name[];
  /** Field with its classes. */
  readonly classes?: Name;
  /** Of a kind whose items are found as they are written. Left out: what they are part of says more, `search/documents-of.ts`. */
  readonly alone?: SearchAlone<Name>;
}

interface SearchAlone<Name extends string> {
  /** Name of the kind, in the first language. */
  readonly called: string;
  /** The line under the title. */
  readonly note: Name;
  /** Fields with its parts. */
  readonly topics?: Name;
  /** Where it is one of several on a page: that page, what it is about there, and the subject that people know it by. */
  readonly on?: (subject: string) => {
    readonly path: string;
    readonly label: NameKey;
    readonly block: SubjectName;
  };
  /** Fallback picture. */
  readonly picture: (subject: string) => string;
}

export interface Kind<All extends Fields = Fields> {
  /** Name of an item in API answers. */
  readonly one: string;
  /** Message keys of its names in the studio: heading, sentence, singular, description. */
  readonly called: Readonly<Record<'many' | 'some' | 'one' | 'about', string>>;
  /** In source order. */
  readonly fields: All;
  /** Order of the form; unnamed fields come last. Default: source order. */
  readonly form?: readonly (keyof All & string)[];
  /** Title field in lists; default: the id. */
  readonly title?: keyof All & string;
  /** Allowed ids; default: any. */
  readonly ids?: readonly string[];
  /** Required by the site; cannot be unpublished. */
  readonly stays?: true;
  /** Languages are separate versions, each checked by itself. */
  readonly perLanguage?: true;
  readonly parent?: Parent;
  /** Teachers may edit their own items and children of them. Default: admins only. */
  readonly teachers?: 'own' | 'of-own';
  /** Default fields of a new item. */
  readonly begins?: () => StudioFields;
  /** A field that nobody types: publishing sets it to the day. */
  readonly dated?: keyof All & string;
  /** Its page in the first language, if any. */
  readonly page?: (id: string) => string;
  readonly files: Layout;
  /** Search configuration, if searchable. */
  readonly search?: Search<keyof All & string>;
  /** Public fields in one language; default: all. */
  readonly shown?: (fields: StudioFields) => StudioFields;
  /** Published as a whole, by `GET /published/<kind>`. */
  readonly whole?: true;
  /** Excluded from builds, which live longer than its items. */
  readonly neverBuilt?: true;
  /** People own it, even when unpublished. */
  readonly kept?: true;
  /** Further data in the manifest. */
  readonly inManifest?: (fields: StudioFields) => { readonly price?: number };
  /** Issues of a text, besides general Markdown issues. */
  readonly textIssues?: (markdown: string) => Omit<Issue, 'path'>[];
  /** Issues between its language versions. */
  readonly versionIssues?: (fields: StudioFields) => Issue[];
}

/** Defines a kind, with type errors at its definition. */
export const defineKind = <const All extends Fields, const Row extends Omit<Kind<All>, 'fields'>>(
  row: Row & { readonly fields: All },
): Row & { readonly fields: All } => row;
