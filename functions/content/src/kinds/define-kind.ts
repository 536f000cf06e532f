/**
 * Nothing here runs a schema, so that public pages can read kinds without loading one.
 * docs/decisions/0136-one-file-for-each-kind.md
 */

import type { SearchGroup } from '@pathshala/contract/catalogue/search';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import type { MessageKey, NameKey } from '@pathshala/messages/keys';
import type { Fields } from './define-fields.ts';

/**
 * `lists`: rows of a file per course list. `lessons`: numbered Markdown in a folder per course. `rows`: one file with
 * all items. `file`: one file for the only item. `markdown`: one file per language.
 */
export type Layout =
  | { readonly as: 'lists'; readonly at: string; readonly omit: readonly string[] }
  | { readonly as: 'lessons'; readonly at: string }
  | { readonly as: 'markdown'; readonly at: string }
  | { readonly as: 'folder'; readonly at: string; readonly idField: string }
  | { readonly as: 'rows'; readonly at: string; readonly idField: string }
  | { readonly as: 'file'; readonly at: string };

export interface Parent {
  /** The field names the parent of a new item. */
  readonly kind: string;
  readonly field: string;
  readonly idOf: (parent: string, own: string) => string;
  /** @returns undefined for an invalid id */
  readonly splitId: (id: string) => { readonly parent: string; readonly own: string } | undefined;
  readonly message: MessageKey;
}

export interface Search<Name extends string = string> {
  readonly group: SearchGroup;
  readonly text: readonly Name[];
  readonly classes?: Name;
  /** Of a kind whose items are found as they are written. Left out: what they are part of says more, `search/documents-of.ts`. */
  readonly alone?: SearchAlone<Name>;
}

interface SearchAlone<Name extends string> {
  /** In the first language. */
  readonly called: string;
  /** The line under the title. */
  readonly note: Name;
  readonly topics?: Name;
  /** Where it is one of several on a page: that page, what it is about there, and the subject that people know it by. */
  readonly on?: (subject: string) => {
    readonly path: string;
    readonly label: NameKey;
    readonly block: SubjectName;
  };
  readonly picture: (subject: string) => string;
}

export interface Kind<All extends Fields = Fields> {
  readonly one: string;
  /** Message keys: heading, sentence, singular, description. */
  readonly called: Readonly<Record<'many' | 'some' | 'one' | 'about', string>>;
  readonly fields: All;
  /** Order of the form; unnamed fields come last. Default: source order. */
  readonly form?: readonly (keyof All & string)[];
  readonly title?: keyof All & string;
  readonly ids?: readonly string[];
  /** Required by the site; cannot be unpublished. */
  readonly stays?: true;
  /** Languages are separate versions, each checked by itself. */
  readonly perLanguage?: true;
  readonly parent?: Parent;
  /** Teachers may edit their own items and children of them. Default: admins only. */
  readonly teachers?: 'own' | 'of-own';
  readonly begins?: () => StudioFields;
  /** A field that nobody types: publishing sets it to the day. */
  readonly dated?: keyof All & string;
  /** Its page in the first language, if any. */
  readonly page?: (id: string) => string;
  readonly files: Layout;
  readonly search?: Search<keyof All & string>;
  /** Public fields in one language; default: all. */
  readonly shown?: (fields: StudioFields) => StudioFields;
  /** Published as a whole, by `GET /published/<kind>`. */
  readonly whole?: true;
  /** Excluded from builds, which live longer than its items. */
  readonly neverBuilt?: true;
  /** People own it, even when unpublished. */
  readonly kept?: true;
  readonly inManifest?: (fields: StudioFields) => { readonly price?: number };
  /** Besides general Markdown issues. */
  readonly textIssues?: (markdown: string) => Omit<Issue, 'path'>[];
  readonly versionIssues?: (fields: StudioFields) => Issue[];
}

export const defineKind = <const All extends Fields, const Row extends Omit<Kind<All>, 'fields'>>(
  row: Row & { readonly fields: All },
): Row & { readonly fields: All } => row;
