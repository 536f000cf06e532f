import { type ComponentProps, type ReactNode, useId } from 'react';
import { langOf } from '../words/language.ts';
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

interface PartProps extends ComponentProps<'section'> {
  readonly title: string;
  /** Classes of the heading. */
  readonly look?: string;
}

/** A part of a page that its heading names. An `id` is the heading's, for links to it. */
export function Part({ title, look = 'part', id, className = 'stack', children, ...section }: PartProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section aria-labelledby={headingId} className={className} {...section}>
      <h2 id={headingId} className={look} lang={langOf(title)}>
        {title}
      </h2>
      {children}
    </section>
  );
}
