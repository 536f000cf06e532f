import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from './router.ts';

/** What is after the question mark, by its names; what is left out of it is undefined. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/**
 * What was written and is not shown yet: on a slow device a second choice comes before the page has heard of the first.
 * There is one address, whoever writes it.
 */
let unseen: URLSearchParams | null = null;

function useUnseen(params: URLSearchParams) {
  const how = useNavigationType();
  useEffect(() => {
    unseen = null;
  }, []);
  useEffect(() => {
    // The way back and a link decide, whatever was written before.
    if (how === 'POP' || unseen?.toString() === params.toString()) unseen = null;
  }, [how, params]);
}

/**
 * What a page keeps in its address, so that a reload, the way back and a link lead to the same.
 * @returns `read` and `write`; `write` leaves what it does not name
 */
function useAddress() {
  const [params, setParams] = useSearchParams();
  useUnseen(params);
  return {
    read: (name: string) => params.get(name) ?? '',
    /** @param typed while somebody is typing: it makes no step of the way back */
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
 * @returns it from 0, as `useTablePage` takes it
 */
export function useAddressPage() {
  const { read, write } = useAddress();
  const page = Math.max(1, Math.floor(Number(read('page'))) || 1);
  return { page: page - 1, turn: (to: number) => write({ page: to > 0 ? String(to + 1) : undefined }) };
}

/**
 * A choice of some values, kept in the address.
 * @param fallback the one that is chosen where the address has none, or none of these
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
    // Another list starts at its beginning.
    choose: (value: string) => write({ [name]: value === fallback ? undefined : value, page: undefined }),
  };
}

/** A text that is typed, kept in the address; the field itself never waits for the address. */
export function useAddressText(name: string) {
  const { read, write } = useAddress();
  const how = useNavigationType();
  const kept = read(name);
  const [text, setText] = useState(kept);
  useEffect(() => {
    // Back, forward and a link decide; what the typing itself wrote is older than what is in the field.
    if (how === 'POP') setText(kept);
  }, [how, kept]);
  const type = (typed: string) => {
    setText(typed);
    write({ [name]: typed, page: undefined }, true);
  };
  return { text, type };
}
