import { useEffect } from 'react';
import { school } from '../../words/school.ts';

/** Names the window by what is open in it. */
export function useStudioTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${school.name}`;
  }, [title]);
}
