import type { PartContent, PartName } from '@pathshala/contract/published-part';
import { startTransition, useEffect, useState } from 'react';

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

/**
 * What a page carries whole, as it is published now: what it was built with, until something newer has come.
 * @param print the fingerprint of what it was built with; undefined: nothing newer is asked for
 */
export function useNewerPart<Name extends PartName>(
  part: Name,
  built: PartContent<Name>,
  print: string | undefined,
): PartContent<Name> {
  const [newer, setNewer] = useState<{ of: Name; content: PartContent<Name> }>();
  useEffect(() => {
    if (print === undefined) return;
    let isHere = true;
    const cancel = whenIdle(() => {
      // Without an answer the page stays as it is.
      const found = import('./ask-part.ts').then(({ askPart }) => askPart(part, print));
      const show = (content: PartContent<Name> | undefined) => {
        if (content && isHere) startTransition(() => setNewer({ of: part, content }));
      };
      found.then(show, () => undefined);
    });
    return () => {
      isHere = false;
      cancel();
    };
  }, [part, print]);
  return newer?.of === part ? newer.content : built;
}
