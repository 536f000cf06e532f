import { useEffect } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import { words } from '../../words/words.ts';

/** In the place of a page that cannot be drawn with what is written so far. */
export function NotYet({ onShown }: { readonly onShown?: () => void }) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <Wrap>
      <p className="panel">{words['studio-preview.notYet']()}</p>
    </Wrap>
  );
}
