import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useId } from 'react';
import { langOf } from '../../ui/language.ts';
import { words } from '../../words/words.ts';

interface PanelProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function Panel({ title, text, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card stack gap-4 roomy">
      <h2 id={id} className="h3" lang={langOf(title)}>
        {title}
      </h2>
      {text && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}

export function ToCome() {
  return (
    <div role="status" aria-label={words['classrooms.loading']()}>
      <Skeleton variant="rounded" height={260} sx={{ borderRadius: '16px' }} />
    </div>
  );
}
