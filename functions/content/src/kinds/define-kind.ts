/** No schema runs here, so that public pages can read kinds: docs/decisions/0136-one-file-for-each-kind.md */

import type { InstructorPlace } from '@pathshala/contract/catalogue/instructor-subjects';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { SearchGroup } from '@pathshala/contract/catalogue/search';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { limits } from '@pathshala/contract/http/limits';
import type { Issue } from '@pathshala/contract/http/validation';
import { itemPicture, type PictureUse } from '@pathshala/contract/pictures/item-picture';
import { uploadedPdf } from '@pathshala/contract/pictures/media';
import { kebab } from '@pathshala/contract/text/encodings';
import { languages } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import type { MessageKey, MessageRef } from '@pathshala/messages/keys';

/** A message key, or a name common to all languages. With values: message keys for its placeholders. */
export type Label = string | readonly [key: string, values: Readonly<Record<string, string>>];

export interface Check {
  readonly name: string;
  readonly message: MessageKey;
  readonly passes: (value: never, beside: Readonly<Record<string, unknown>>) => boolean;
  /** What the message names of the refused value. */
  readonly params?: (value: unknown) => MessageRef['params'];
}

interface Common {
  readonly optional?: true;
  readonly label?: Label;
  readonly hint?: string;
  readonly checks?: readonly Check[];
}

interface TextSettings extends Common {
  readonly min?: number;
  readonly max?: number;
  readonly maxBytes?: number;
  readonly translatable?: true;
  /** For tests only, not for readers. Still a text per language. */
  readonly unread?: true;
  readonly pattern?: readonly [RegExp, says: MessageKey];
  readonly values?: readonly string[];
  /** What names the `values`: a section of the messages, or a table of the studio, which then also has them. */
  readonly names?: string;
  readonly untrimmed?: true;
  readonly mayBeEmpty?: true;
  readonly markdown?: true;
  readonly mayBeWrong?: true;
  readonly rows?: number;
  readonly control?: 'date' | 'colour' | 'sign' | 'markdown' | 'picture' | 'files';
  readonly use?: PictureUse;
}

interface NumberSettings extends Common {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: true;
}

interface ListSettings extends Common {
  readonly min?: number;
  readonly max?: number;
  /** Entries must differ; objects in this field. */
  readonly differ?: true | string;
  readonly one?: string;
  /** `files`: not a row of the form. */
  readonly control?: 'quiz' | 'files';
}

interface GroupSettings extends Common {
  /** `files`: only the source files have it; the studio does not show it. */
  readonly control?: 'pdf' | 'files';
}

export type TextField = TextSettings & { readonly type: 'text' };
export type NumberField = NumberSettings & { readonly type: 'number' };
export type ListField = ListSettings & { readonly type: 'list'; readonly of: Field };
export type GroupField = GroupSettings & { readonly type: 'group'; readonly of: Fields };
export type Field = TextField | NumberField | ListField | GroupField;
export type Fields = { readonly [name: string]: Field };

export const text = <const Settings extends TextSettings>(settings: Settings) =>
  ({ ...settings, type: 'text' }) as const;
/** Words in each language. */
export const words = <const More extends TextSettings>(
  [min, max]: readonly [least: number, most: number],
  label: Label,
  hint: string,
  more: More = {} as More,
) => text({ ...more, min, max, translatable: true, label, hint });
export const number = <const Settings extends NumberSettings>(settings: Settings) =>
  ({ ...settings, type: 'number' }) as const;
export const choice = <
  const Value extends string,
  const Settings extends Pick<TextSettings, keyof Common | 'control'>,
>(
  values: readonly Value[],
  names: string,
  settings: Settings,
) => ({ ...settings, type: 'text', values, names }) as const;
export const list = <const Of extends Field, const Settings extends ListSettings>(
  of: Of,
  settings: Settings,
) => ({ ...settings, type: 'list', of }) as const;
export const group = <const Of extends Fields, const Settings extends GroupSettings>(
  of: Of,
  settings: Settings = {} as Settings,
) => ({ ...settings, type: 'group', of }) as const;

type ValueOf<One> = One extends { readonly type: 'text'; readonly values: readonly (infer Value)[] }
  ? Value
  : One extends { readonly type: 'text' }
    ? One extends { readonly translatable: true }
      ? LocalText
      : string
    : One extends { readonly type: 'number' }
      ? number
      : One extends { readonly type: 'list'; readonly of: infer Of }
        ? ValueOf<Of>[]
        : One extends { readonly type: 'group'; readonly of: infer Of }
          ? ValuesOf<Of>
          : never;

type OptionalNames<All> = {
  [Name in keyof All]: All[Name] extends { readonly optional: true } ? Name : never;
}[keyof All];
type Flat<T> = { [Name in keyof T]: T[Name] };

export type ValuesOf<All> = Flat<
  { -readonly [Name in Exclude<keyof All, OptionalNames<All>>]: ValueOf<All[Name]> } & {
    -readonly [Name in OptionalNames<All>]?: ValueOf<All[Name]> | undefined;
  }
>;

/** One of the published subjects: publish-rule.ts. */
export const subject = (label: Label = 'studio-fields.subject', names = 'subjects') =>
  text({ names, label, hint: 'studio-help.subject', pattern: [kebab, 'faults.kebab'] });
export const courseList = (label: Label, settings: { readonly hint?: string } = {}) =>
  choice(listNames, 'lists', { ...settings, label });

export const day = (label: Label, hint: string) =>
  text({ label, hint, control: 'date', pattern: [/^\d{4}-\d\d-\d\d$/, 'faults.day'] });

export const picture = <const Use extends PictureUse>(use: Use) =>
  text({
    ...{ optional: true, control: 'picture', use, pattern: [itemPicture, 'faults.pictureUnknown'] },
    label: `studio-picture.${use}`,
  });

export const pictureText = () =>
  text({
    ...{ optional: true, max: 300, translatable: true },
    ...{ label: 'studio-picture.text', hint: 'studio-picture.textHint' },
  });

/** An uploaded PDF. docs/contract.md, "The studio" */
export const pdf = (label: Label, hint: string) =>
  group(
    {
      url: text({ pattern: [uploadedPdf, 'faults.pdfNotUploaded'] }),
      bytes: number({ integer: true, min: 1, max: limits.mediaBytes }),
      pages: number({ integer: true, min: 1, max: 2000, label: 'studio-pdf.pagesPart' }),
    },
    { optional: true, control: 'pdf', label, hint },
  );

export const entryStart = {
  userName: words([2, 60], 'studio-fields.author', 'studio-help.author'),
  title: words([3, 100], 'studio.title', 'studio-help.entryTitle'),
  /** Plain text; blank lines separate paragraphs. */
  description: words([20, 20_000], 'studio-fields.body', 'studio-fields.paragraphsHint', { rows: 14 }),
  subject: subject(),
  lang: choice(languages, 'languages', { label: 'studio-fields.lang', hint: 'studio-help.lang' }),
} as const;

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
  readonly kind: string;
  readonly field: string;
  readonly idOf: (parent: string, own: string) => string;
  readonly splitId: (id: string) => { readonly parent: string; readonly own: string } | undefined;
  readonly message: MessageKey;
}

export interface Search<Name extends string = string> {
  readonly group: SearchGroup;
  readonly text: readonly Name[];
  readonly classes?: Name;
  /** How search finds the kind's items by themselves. Absent: `search/documents-of.ts` finds them by what they are part of. */
  readonly alone?: SearchAlone<Name>;
}

interface SearchAlone<Name extends string> {
  readonly called: string;
  readonly note: Name;
  readonly topics?: Name;
  /** For items that share a page. */
  readonly on?: (subject: string) => InstructorPlace;
}

export interface Kind<All extends Fields = Fields> {
  readonly one: string;
  readonly called: Readonly<Record<'many' | 'some' | 'one' | 'about', string>>;
  readonly fields: All;
  /** Order of the form; unnamed fields come last. Default: source order. */
  readonly form?: readonly (keyof All & string)[];
  readonly title?: keyof All & string;
  readonly ids?: readonly string[];
  /** Whether an id in kebab-case may be given to a new item. */
  readonly isFree?: (id: string) => boolean;
  /** Required by the site; cannot be unpublished. A list: these items. */
  readonly stays?: true | readonly string[];
  /** Languages are separate versions, each checked by itself. */
  readonly perLanguage?: true;
  readonly parent?: Parent;
  /** Teachers may edit their own items and children of them. Default: admins only. */
  readonly teachers?: 'own' | 'of-own';
  readonly begins?: () => StudioFields;
  /** A field that nobody types: publishing sets it to the day. */
  readonly dated?: keyof All & string;
  readonly page?: (id: string) => string;
  readonly files: Layout;
  readonly search?: Search<keyof All & string>;
  readonly shown?: (fields: StudioFields) => StudioFields;
  readonly whole?: true;
  /** Excluded from builds, which live longer than its items. */
  readonly neverBuilt?: true;
  /** People who have it keep it, even when unpublished. */
  readonly kept?: true;
  readonly inManifest?: (fields: StudioFields) => { readonly price?: number };
  readonly textIssues?: (markdown: string) => Omit<Issue, 'path'>[];
  readonly versionIssues?: (fields: StudioFields) => Issue[];
}

/** @param all begins the keys of what is said of several: `studio.booksMany` */
export const calledBy = (all: string, one: string): Kind['called'] => ({
  ...{ many: `${all}Many`, some: `${all}Some`, one, about: `${all}About` },
});

export const defineKind = <const All extends Fields, const Row extends Omit<Kind<All>, 'fields'>>(
  row: Row & { readonly fields: All },
): Row & { readonly fields: All } => row;
