import { isLocalText, type StudioFields } from '@pathshala/contract/content/fields';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the fields of a form read and write: the item's session, or a store of its own. */
export interface FormValues {
  readonly subscribe: (listener: () => void) => () => void;
  readonly look: () => unknown;
  readonly set: (path: string, value: unknown) => void;
}

const stepsOf = (path: string): readonly string[] => path.match(/[^.[\]]+/g) ?? [];

/** @param path such as `quiz[0].options[1]`; empty: the whole */
export const valueAt = (whole: unknown, path: string): unknown =>
  stepsOf(path).reduce((value, step) => Object(value)[step], whole);

/** A copy that shares everything beside the path, with the lists and groups that it needs. */
export function withValue(whole: unknown, path: string, value: unknown): unknown {
  const put = (own: unknown, [step, ...others]: readonly string[]): unknown => {
    if (step === undefined) return value;
    const next = put(Object(own)[step], others);
    if (!/^\d+$/.test(step)) return { ...Object(own), [step]: next };
    const list: unknown[] = Array.isArray(own) ? [...own] : [];
    list[Number(step)] = next;
    return list;
  };
  return put(whole, stepsOf(path));
}

export function openForm(first: unknown): FormValues {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: () => now,
    set: (path, value) => {
      now = withValue(now, path, value);
      for (const listener of listeners) listener();
    },
  };
}

export const FormContext = createContext<FormValues>(openForm({}));

/** Renders only when the value at the path changes. */
export function useValue<Value>(path: string) {
  const { subscribe, look, set } = useContext(FormContext);
  const value = useSyncExternalStore(subscribe, () => valueAt(look(), path)) as Value | undefined;
  return [value, (next: Value | undefined) => set(path, next)] as const;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function tidied(value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    // `Array.from` also visits holes, which nothing was written to yet.
    const all = Array.from(value, (one) => tidied(one) ?? (isEmpty(one) || isLocalText(one) ? '' : {}));
    const written = all.slice(0, all.findLastIndex((one) => one !== '') + 1);
    return written.length === 0 ? undefined : written;
  }
  if (isLocalText(value)) return Object.values(value).every(isEmpty) ? undefined : value;
  const own = Object.entries(value as object)
    .map(([name, one]) => [name, tidied(one)] as const)
    .filter(([, one]) => one !== undefined);
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

/** Leaves out empty fields, and empty texts at the end of a list. Other entries keep their index, texts every byte. */
export const tidy = (values: StudioFields) => (tidied(values) ?? {}) as StudioFields;
