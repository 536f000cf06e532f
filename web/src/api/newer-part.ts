import { apiRoot, pathOf } from '@pathshala/contract/endpoint';
import {
  type PartContent,
  type PartName,
  type PublishedPart,
  publishedPart,
} from '@pathshala/contract/published-part';
import { startTransition, useEffect, useState } from 'react';
import { askedLanguage } from './asked-language.ts';

/** Milliseconds for which the page has itself to the reader at the most before it looks for something newer. */
const longest = 5000;

/** Does something once the browser has nothing else to do. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, longest);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: longest });
  return () => cancelIdleCallback(asked);
}

/** Where a page asks whether something newer is published than what it was built with. @param have its fingerprint */
export function newerPartAddress(part: PartName, have: string): string {
  return `${apiRoot}${pathOf(publishedPart, { part, query: { have, ...askedLanguage } })}`;
}

/**
 * Asks whether something newer is published, without the site's client: home has no other call, and what is not answered
 * needs no words.
 * @param have the fingerprint of what is there
 * @returns undefined where nothing newer came
 */
async function askPart<Name extends PartName>(
  part: Name,
  have: string,
): Promise<PartContent<Name> | undefined> {
  const response = await fetch(newerPartAddress(part, have));
  return response.ok ? ((await response.json()) as PublishedPart<Name>).content : undefined;
}

const learned = new Map<PartName, unknown>();

/**
 * Asks before the page is shown, for who comes by a link: what has come by then stays for as long as the page does.
 * @param have the fingerprint of what the page was built with
 */
export async function learnPart(part: PartName, have: string): Promise<void> {
  // From here on the page does not ask by itself.
  learned.set(part, learned.get(part));
  const content = await askPart(part, have);
  if (content) learned.set(part, content);
}

/**
 * What a page carries whole, as it is published now: what it was built with, until something newer has come.
 * @param print the fingerprint of what it was built with; undefined: nothing newer is asked for
 */
export function useNewerPart<Name extends PartName>(
  part: Name,
  built: PartContent<Name>,
  print: string | undefined,
): PartContent<Name> {
  const [newer, setNewer] = useState(() => {
    const content = learned.get(part) as PartContent<Name> | undefined;
    return content && { of: part, content };
  });
  useEffect(() => {
    if (print === undefined || learned.has(part)) return;
    let isHere = true;
    const cancel = whenIdle(() => {
      // Without an answer the page stays as it is.
      const show = (content: PartContent<Name> | undefined) => {
        if (content && isHere) startTransition(() => setNewer({ of: part, content }));
      };
      askPart(part, print).then(show, () => undefined);
    });
    return () => {
      isHere = false;
      cancel();
    };
  }, [part, print]);
  return newer?.of === part ? newer.content : built;
}
