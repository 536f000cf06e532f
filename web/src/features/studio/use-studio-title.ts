import { useEffect } from 'react';
import { school } from '../../words/school.ts';

/** Sets the window's title. */
export function useStudioTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${school.name}`;
  }, [title]);
}
