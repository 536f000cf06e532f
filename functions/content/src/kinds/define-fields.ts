/**
 * The words in which the fields of a kind are described, and the types of what they hold. Nothing here runs a schema, so
 * that a public page may read a kind without loading one.
 */

import type { LocalText } from '@pathshala/contract/text/local-text';
import type { MessageKey } from '@pathshala/messages/keys';

/** A key of the site's words, or a name that is the same in every language. With values: keys that stand in its places. */
export type Label = string | readonly [key: string, values: Readonly<Record<string, string>>];

/** Something that a value must be besides its type. */
export interface Check {
  readonly name: string;
  readonly says: MessageKey;
  /** @param beside the fields that stand beside it */
  readonly passes: (value: never, beside: Readonly<Record<string, unknown>>) => boolean;
}

/** What is better but not asked for: the studio says so, and publishes all the same. */
export interface Advice {
  /** At least so many letters, or entries. */
  readonly min: number;
  /** The key of the reason; it is given `min`. */
  readonly why: string;
  /** Nothing is said where the field is left out. */
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
  /** It is read by people, and may be written in each language. */
  readonly translatable?: true;
  /** Written in each language all the same, but for the tests: readers do not get it. */
  readonly unread?: true;
  /** What it must look like, and what is said where it does not. */
  readonly pattern?: readonly [RegExp, says: MessageKey];
  /** The only ones that there are. */
  readonly values?: readonly string[];
  /** Of `values`: the section of the words that names them, or one of the tables of the studio. */
  readonly names?: string;
  /** Spaces around it belong to it. */
  readonly untrimmed?: true;
  readonly mayBeEmpty?: true;
  /** It is Markdown: formulas, links and pictures in it are checked. */
  readonly markdown?: true;
  /** What it says of numbers need not be so. */
  readonly mayBeWrong?: true;
  /** Lines of its control. */
  readonly rows?: number;
  readonly control?: 'date' | 'markdown';
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
  /** No two entries are the same; of things: in this field. */
  readonly differ?: true | string;
  /** What one of them is called. */
  readonly one?: string;
  readonly control?: 'outline' | 'quiz';
}

interface GroupSettings extends Common {
  readonly control?: 'pdf';
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
/** Yes or no; no is not there. */
export const flag = (label: Label) => ({ type: 'flag', label, optional: true }) as const;
/** One of a few values. @param names see `TextSettings` */
export const choice = <const Value extends string, const Settings extends Common>(
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

/** What fields hold where they are as they have to be. */
export type ValuesOf<All> = Flat<
  { -readonly [Name in Exclude<keyof All, OptionalNames<All>>]: ValueOf<All[Name]> } & {
    -readonly [Name in OptionalNames<All>]?: ValueOf<All[Name]> | undefined;
  }
>;
