import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useId } from 'react';
import { Written } from '../../ui/written.tsx';
import { words } from '../../words/words.ts';

export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card stack gap-4 roomy">
      <Written as="h2" id={id} className="h3" text={title} />
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
