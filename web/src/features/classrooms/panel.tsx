import type { ReactNode } from 'react';
import { Part } from '../../ui/page.tsx';
import states from '../../ui/states.module.css';
import { words } from '../../words/words.ts';

interface PanelProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, text, children }: PanelProps) {
  return (
    <Part title={title} look="h3" className="card stack gap-4 roomy">
      {text && <p className="soft">{text}</p>}
      {children}
    </Part>
  );
}

export function ToCome() {
  return (
    <div
      role="status"
      aria-label={words['classrooms.loading']()}
      className={states.blank}
      style={{ height: 260 }}
    />
  );
}
