/** Nothing here runs a schema, so that a public page may read a kind without loading one. */

import { listNames } from '@pathshala/contract/catalogue/lists';
import { subjectNames } from '@pathshala/contract/catalogue/subjects';
import { itemPicture, type PictureUse } from '@pathshala/contract/pictures/item-picture';
import { languages } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import type { MessageKey } from '@pathshala/messages/keys';

/** A message key, or a name common to all languages. With values: message keys for its placeholders. */
export type Label = string | readonly [key: string, values: Readonly<Record<string, string>>];

export interface Check {
  readonly name: string;
  readonly message: MessageKey;
  readonly passes: (value: never, beside: Readonly<Record<string, unknown>>) => boolean;
}

/** The studio shows it, but publishes anyway. */
export interface Advice {
  readonly min: number;
  /** Message key; receives `min`. */
  readonly why: string;
  /** No advice for a missing field. */
  readonly onceThere?: true;
}

interface Common {
  readonly optional?: true;
  readonly label?: Label;
  readonly hint?: string;
  readonly checks?: readonly Check[];
  readonly advice?: Advice;
}

interface TextSettings extends Common {
  readonly min?: number;
  readonly max?: number;
  /** Of the text in UTF-8. */
  readonly maxBytes?: number;
  readonly translatable?: true;
  /** Also per language, except for tests only, not for readers. */
  readonly unread?: true;
  /** Pattern, and the message if it does not match. */
  readonly pattern?: readonly [RegExp, says: MessageKey];
  readonly values?: readonly string[];
  /** Of `values`: the section of the words that names them, or one of the tables of the studio. */
  readonly names?: string;
  /** Surrounding spaces are significant. */
  readonly untrimmed?: true;
  readonly mayBeEmpty?: true;
  /** Markdown: formulas, links and pictures are checked. */
  readonly markdown?: true;
  /** Statements about numbers may be false. */
  readonly mayBeWrong?: true;
  readonly rows?: number;
  readonly control?: 'date' | 'markdown' | 'picture' | 'files';
  /** Of a picture: what it stands for. */
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
  readonly length?: number;
  /** Entries are unique; objects by this field. */
  readonly differ?: true | string;
  readonly one?: string;
  readonly control?: 'quiz';
}

interface GroupSettings extends Common {
  /** `files`: only the source files have it; the studio does not show it. */
  readonly control?: 'pdf' | 'files';
}

export type TextField = TextSettings & { readonly type: 'text' };
export type NumberField = NumberSettings & { readonly type: 'number' };
export type FlagField = Common & { readonly type: 'flag'; readonly optional: true };
export type ListField = ListSettings & { readonly type: 'list'; readonly of: Field };
export type GroupField = GroupSettings & { readonly type: 'group'; readonly of: Fields };
export type Field = TextField | NumberField | FlagField | ListField | GroupField;
export type Fields = { readonly [name: string]: Field };

export const text = <const Settings extends TextSettings>(settings: Settings) =>
  ({ ...settings, type: 'text' }) as const;
export const number = <const Settings extends NumberSettings>(settings: Settings) =>
  ({ ...settings, type: 'number' }) as const;
export const flag = (label: Label) => ({ type: 'flag', label, optional: true }) as const;
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
      : One extends { readonly type: 'flag' }
        ? boolean
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

export const subject = (label: Label = 'studio-fields.subject') =>
  choice(subjectNames, 'subjects', { label, hint: 'studio-help.subject' });
export const courseList = (label: Label, settings: { readonly hint?: string } = {}) =>
  choice(listNames, 'lists', { ...settings, label });

/** YYYY-MM-DD. */
export const day = (label: Label, hint: string) =>
  text({ label, hint, control: 'date', pattern: [/^\d{4}-\d\d-\d\d$/, 'faults.day'] });

export const picture = <const Use extends PictureUse>(use: Use) =>
  text({
    ...{ optional: true, control: 'picture', use, pattern: [itemPicture, 'faults.pictureUnknown'] },
    label: `studio-picture.${use}`,
  });

/** What a picture shows, for those who cannot see it. */
export const pictureText = () =>
  text({
    ...{ optional: true, max: 300, translatable: true },
    ...{ label: 'studio-picture.text', hint: 'studio-picture.textHint' },
  });

export const entryStart = {
  userName: text({
    ...{ min: 2, max: 60, translatable: true },
    ...{ label: 'studio-fields.author', hint: 'studio-help.author' },
  }),
  title: text({
    ...{ min: 3, max: 100, translatable: true },
    ...{ label: 'studio.title', hint: 'studio-help.entryTitle' },
  }),
  /** Plain text; blank lines separate paragraphs. */
  description: text({
    ...{ min: 20, max: 20_000, translatable: true, rows: 14 },
    ...{ label: 'studio-fields.body', hint: 'studio-fields.paragraphsHint' },
  }),
  subject: subject(),
  lang: choice(languages, 'languages', { label: 'studio-fields.lang', hint: 'studio-help.lang' }),
} as const;
