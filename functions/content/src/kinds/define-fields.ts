/**
 * The words in which the fields of a kind are described, and the types of what they hold. Nothing here runs a schema, so
 * that a public page may read a kind without loading one.
 */

import type { PictureUse } from '@pathshala/contract/pictures/item-picture';
import type { LocalText } from '@pathshala/contract/text/local-text';
import type { MessageKey } from '@pathshala/messages/keys';

/** A message key, or a name common to all languages. With values: message keys for its placeholders. */
export type Label = string | readonly [key: string, values: Readonly<Record<string, string>>];

/** A test of a value besides its type. */
export interface Check {
  readonly name: string;
  readonly message: MessageKey;
  /** @param beside sibling fields */
  readonly passes: (value: never, beside: Readonly<Record<string, unknown>>) => boolean;
}

/** Optional advice: the studio shows it, but publishes anyway. */
export interface Advice {
  /** Minimum length. */
  readonly min: number;
  /** Message key of the reason; receives `min`. */
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
  /** Translatable text. */
  readonly translatable?: true;
  /** Also per language, except for tests only, not for readers. */
  readonly unread?: true;
  /** Pattern, and the message if it does not match. */
  readonly pattern?: readonly [RegExp, says: MessageKey];
  /** Allowed values. */
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
  /** Rows of its input. */
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
  /** Label of one entry. */
  readonly one?: string;
  readonly control?: 'outline' | 'quiz';
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
/** A boolean; false is absent. */
export const flag = (label: Label) => ({ type: 'flag', label, optional: true }) as const;
/** One of a few values. @param names see `TextSettings` */
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

/** The type of valid fields. */
export type ValuesOf<All> = Flat<
  { -readonly [Name in Exclude<keyof All, OptionalNames<All>>]: ValueOf<All[Name]> } & {
    -readonly [Name in OptionalNames<All>]?: ValueOf<All[Name]> | undefined;
  }
>;
