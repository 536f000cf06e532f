import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from './router.ts';

/** By name; undefined removes a value. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/** Written but not rendered: on a slow device a second choice may come before that. Shared by all writers. */
let unseen: URLSearchParams | null = null;

function useUnseen(params: URLSearchParams) {
  const how = useNavigationType();
  useEffect(() => {
    unseen = null;
  }, []);
  useEffect(() => {
    // Navigation replaces unrendered changes.
    if (how === 'POP' || unseen?.toString() === params.toString()) unseen = null;
  }, [how, params]);
}

/** State in the address, for reloads, going back and links. @returns `read` and `write`; `write` leaves other values unchanged */
export function useAddress() {
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

/** Kept in the address as `page`, from 1. @returns it from 0, for `useTablePage` */
export function useAddressPage() {
  const { read, write } = useAddress();
  const page = Math.max(1, Math.floor(Number(read('page'))) || 1);
  return { page: page - 1, turn: (to: number) => write({ page: to > 0 ? String(to + 1) : undefined }) };
}

/** The field itself never waits for the address. */
export function useAddressText(name: string) {
  const { read, write } = useAddress();
  const how = useNavigationType();
  const kept = read(name);
  const [text, setText] = useState(kept);
  useEffect(() => {
    // On navigation the address is newer than the field.
    if (how === 'POP') setText(kept);
  }, [how, kept]);
  const type = (typed: string) => {
    setText(typed);
    write({ [name]: typed, page: undefined }, true);
  };
  return { text, type };
}
