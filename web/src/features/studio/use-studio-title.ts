import { siteConfig } from '@pathshala/brand/site.config';
import { useEffect } from 'react';

/** Names the window by what is open in it. */
export function useStudioTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${siteConfig.name}`;
  }, [title]);
}
