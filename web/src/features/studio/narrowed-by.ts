import type { StudioKind } from '@pathshala/contract/content/fields';
import { useAddressChoice } from '../../ui/use-address.ts';
import { words } from '../../words/words.ts';
import { fieldRows } from './forms/field-rows.ts';

/** A choice that narrows a list by a field of its items. */
export interface NarrowedBy {
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const every = 'all';

function choiceOf(kind: StudioKind, field: string) {
  const { label = '', options = {} } = fieldRows(kind).find(({ name }) => name === field) ?? {};
  return { label, options: { [every]: words['studio.all'](), ...options } };
}

/** By class and by subject, where the items of a kind have them: the choices, and the list's query. */
export function useNarrowed(kind: StudioKind) {
  const fields = { list: choiceOf(kind, 'list'), subject: choiceOf(kind, 'subject') };
  const list = useAddressChoice('list', Object.keys(fields.list.options), every);
  const subject = useAddressChoice('subject', Object.keys(fields.subject.options), every);
  const choices: readonly NarrowedBy[] = [
    { ...fields.list, value: list.value, onChoose: list.choose },
    { ...fields.subject, value: subject.value, onChoose: subject.choose },
  ];
  const wanted = ({ value }: { readonly value: string }) => (value === every ? undefined : value);
  return {
    narrowed: choices.filter(({ options }) => Object.keys(options).length > 1),
    query: { list: wanted(list), subject: wanted(subject) },
  };
}
