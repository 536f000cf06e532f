import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { Wrap } from './section.tsx';

export function MissingPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Wrap>
      <div className="stack gap-4 middle" style={{ paddingBlock: 'var(--ps-space-10) var(--ps-space-16)' }}>
        <img
          src="/img/not-found.svg"
          alt={words['ui.notFoundPicture']()}
          width={640}
          height={400}
          style={{ width: '100%', maxWidth: 520, height: 'auto' }}
        />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="cluster middle" style={{ width: '100%' }}>
          {children}
        </div>
      </div>
    </Wrap>
  );
}
