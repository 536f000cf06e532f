import type { ReactNode } from 'react';
import { langOf } from './language.ts';
import section from './section.module.css';
import { Wrap } from './section.tsx';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  /** At the right of the heading on wide screens. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, lead, aside, children }: PageProps) {
  return (
    <Wrap>
      <div className={`cluster apart ${section.head}`} style={{ paddingTop: 'var(--ps-space-panel)' }}>
        <div className={section.words}>
          <h1 lang={langOf(title)}>{title}</h1>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {aside}
      </div>
      <div style={{ paddingBottom: 'var(--ps-space-section)' }}>{children}</div>
    </Wrap>
  );
}
