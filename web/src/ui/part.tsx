import { type ComponentProps, useId } from 'react';
import { langOf } from './language.ts';

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
