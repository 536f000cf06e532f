import {
  type NewestWindow,
  newestAttribute,
  newestEvent,
  newestFirstClass,
  newestPrintAttribute,
  printOf,
} from '@pathshala/boot/page-data';
import { useLayoutEffect, useState } from 'react';

type List = Parameters<typeof printOf>[0];

/**
 * A list as it was built, or the newer one that the boot script has found while nobody saw the place of it. Nothing takes the
 * place of what somebody reads.
 * @param made what is shown of the answer
 */
export function useNewestList<Shown, Said>(built: Shown, made: (said: Said) => Shown): Shown {
  const [newer, setNewer] = useState<Shown>();
  useLayoutEffect(() => {
    const site = window as NewestWindow;
    const show = () => document.documentElement.classList.remove(newestFirstClass);
    const take = () => {
      if (site.newest === undefined) return;
      setNewer(made(site.newest as Said));
      delete site.newest;
    };
    take();
    window.addEventListener(newestEvent, take);
    return () => {
      window.removeEventListener(newestEvent, take);
      delete site.newest;
      show();
    };
  }, []);
  useLayoutEffect(() => {
    if (newer) document.documentElement.classList.remove(newestFirstClass);
  }, [newer]);
  return newer ?? built;
}

/** For the element around the list. @param address answers with the list as it is published now */
export const newestList = (address: string, list: List) => ({
  [newestAttribute]: address,
  [newestPrintAttribute]: printOf(list),
});
