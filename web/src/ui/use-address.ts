import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from './router.ts';

/** The query's values by name; undefined ones are left out of it. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/**
 * Written, but not rendered yet: on a slow device a second choice comes before the first is rendered. There is one
 * address for all writers.
 */
let unseen: URLSearchParams | null = null;

function useUnseen(params: URLSearchParams) {
  const how = useNavigationType();
  useEffect(() => {
    unseen = null;
  }, []);
  useEffect(() => {
    // Going back and links decide, whatever was written before.
    if (how === 'POP' || unseen?.toString() === params.toString()) unseen = null;
  }, [how, params]);
}

/**
 * State that a page keeps in its address, for reloads, going back and links.
 * @returns `read` and `write`; `write` leaves other values unchanged
 */
function useAddress() {
  const [params, setParams] = useSearchParams();
  useUnseen(params);
  return {
    read: (name: string) => params.get(name) ?? '',
    /** @param typed while somebody is typing: adds no history entry */
    write: (change: AddressChange, typed = false) => {
      const after = new URLSearchParams(unseen ?? params);
      for (const [name, value] of Object.entries(change)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      unseen = after;
      setParams(after, { replace: typed, preventScrollReset: true });
    },
  };
}

/**
 * The page of a table, kept in the address as `page`, from 1.
 * @returns it from 0, for `useTablePage`
 */
export function useAddressPage() {
  const { read, write } = useAddress();
  const page = Math.max(1, Math.floor(Number(read('page'))) || 1);
  return { page: page - 1, turn: (to: number) => write({ page: to > 0 ? String(to + 1) : undefined }) };
}

/**
 * A choice of some values, kept in the address.
 * @param fallback for an address without one of them
 */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: NoInfer<Value>,
) {
  const { read, write } = useAddress();
  const asked = read(name);
  return {
    value: values.find((one) => one === asked) ?? fallback,
    // A different list begins at its first page.
    choose: (value: string) => write({ [name]: value === fallback ? undefined : value, page: undefined }),
  };
}

/** A typed text, kept in the address; the field itself never waits for the address. */
export function useAddressText(name: string) {
  const { read, write } = useAddress();
  const how = useNavigationType();
  const kept = read(name);
  const [text, setText] = useState(kept);
  useEffect(() => {
    // Going back, forward and links decide; what typing wrote is older than the field.
    if (how === 'POP') setText(kept);
  }, [how, kept]);
  const type = (typed: string) => {
    setText(typed);
    write({ [name]: typed, page: undefined }, true);
  };
  return { text, type };
}
