/**
 * The words in which a kind of content is described. A kind is a file beside this one and a row in `all-kinds.ts`; types,
 * schemas, the studio's form, the files in the clone and the reports follow from it. Nothing here runs a schema, so that a
 * public page may read a kind without loading one. docs/decisions/0136-one-file-for-each-kind.md
 */

import type { SearchGroup } from '@pathshala/contract/catalogue/search';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import type { MessageKey, NameKey } from '@pathshala/messages/keys';
import type { Fields } from './define-fields.ts';

/**
 * How the items of a kind lie in the clone.
 * `lists`: rows of a file for each list of courses, which is named by the field `list`. `lessons`: numbered Markdown in a folder for each course,
 * with the quiz beside it. `folder`: a JSON file each. `rows`: one file with all of them. `file`: one file that is the item.
 * `markdown`: a file for each language.
 */
export type Layout =
  | { readonly as: 'lists'; readonly at: string; readonly omit: readonly string[] }
  | { readonly as: 'lessons'; readonly at: string }
  | { readonly as: 'markdown'; readonly at: string }
  | {
      readonly as: 'folder';
      readonly at: string;
      readonly idField: string;
      /** The folder may be missing. */
      readonly mayLack?: true;
    }
  | { readonly as: 'rows'; readonly at: string; readonly idField: string }
  | { readonly as: 'file'; readonly at: string };

/** How an item's id names what it belongs to. */
export interface Parent {
  /** The kind that it belongs to, and the field by which a new one says which. */
  readonly kind: string;
  readonly field: string;
  readonly idOf: (parent: string, own: string) => string;
  /** @returns undefined for what is no such id */
  readonly partsOf: (id: string) => { readonly parent: string; readonly own: string } | undefined;
  /** What an id has to look like. */
  readonly says: MessageKey;
}

/** How the search finds the items of a kind, by the names of its fields. */
export interface Search<Name extends string = string> {
  readonly group: SearchGroup;
  /** What one is found by besides its title. */
  readonly text: readonly Name[];
  /** Where it says which classes it is for. */
  readonly classes?: Name;
  /** Of a kind whose items are found as they are written. Left out: what they are part of says more, `search/documents-of.ts`. */
  readonly alone?: SearchAlone<Name>;
}

interface SearchAlone<Name extends string> {
  /** What people call one, in the first language. */
  readonly called: string;
  /** The line under the title. */
  readonly note: Name;
  /** What it is about in parts. */
  readonly topics?: Name;
  /** Where it is one of several on a page: that page, what it is about there, and the subject that people know it by. */
  readonly on?: (subject: string) => {
    readonly path: string;
    readonly label: NameKey;
    readonly block: SubjectName;
  };
  /** What shows one of which the build has drawn nothing. */
  readonly picture: (subject: string) => string;
}

export interface Kind<All extends Fields = Fields> {
  /** What one of them is called in the API's answers. */
  readonly one: string;
  /** Keys of what the studio calls them: in a heading, in a sentence, one of them, and the line that says what they are. */
  readonly called: Readonly<Record<'many' | 'some' | 'one' | 'about', string>>;
  /** In the order of the files. */
  readonly fields: All;
  /** The order of the form; what is not named comes last. Left out: the fields' own. */
  readonly form?: readonly (keyof All & string)[];
  /** The field that it is known by in a list; left out: its id. */
  readonly title?: keyof All & string;
  /** The only ids that there are; left out: any. */
  readonly ids?: readonly string[];
  /** The site cannot be without them: they are never unpublished. */
  readonly stays?: true;
  /** A version for each language, which is a text of its own: each is looked at by itself. */
  readonly perLanguage?: true;
  readonly parent?: Parent;
  /** Teachers work on their own, and on what belongs to it. Left out: admins alone. */
  readonly teachers?: 'own' | 'of-own';
  /** What a new one begins with besides its title. */
  readonly begins?: () => StudioFields;
  /** What a copy does not take over. */
  readonly ownPlace?: readonly string[];
  /** Its page on the site, in the first language; left out: it has none of its own. */
  readonly page?: (id: string) => string;
  readonly files: Layout;
  /** How its items are found; left out: they are not. */
  readonly search?: Search<keyof All & string>;
  /** What readers get of its fields, each text in one language; left out: the fields as they are. */
  readonly shown?: (fields: StudioFields) => StudioFields;
  /** Readers are told all of them at once, by `GET /published/<kind>`. */
  readonly whole?: true;
  /** What is said for some days is no part of a build, which lasts longer. */
  readonly neverBuilt?: true;
  /** Readers find them in lists, in an order that editors make. */
  readonly listed?: true;
  /** People have it, and keep it when it is unpublished. */
  readonly kept?: true;
  /** The studio shows its page beside the form. */
  readonly preview?: true;
  /** What the manifest says of it besides. */
  readonly inManifest?: (fields: StudioFields) => { readonly price?: number };
  /** What one of its texts cannot be shown with, besides what holds for all Markdown. */
  readonly textIssues?: (markdown: string) => Omit<Issue, 'path'>[];
  /** What its versions cannot be shown with beside each other. */
  readonly versionIssues?: (fields: StudioFields) => Issue[];
}

/** A kind of content as it is; what is wrong with it is told where it is written. */
export const defineKind = <const All extends Fields, const Row extends Omit<Kind<All>, 'fields'>>(
  row: Row & { readonly fields: All },
): Row & { readonly fields: All } => row;
