import type { Endpoint } from '@pathshala/contract/http/endpoint';
import type { ReactNode } from 'react';
import { useCall } from '../../api/use-answer.ts';
import type { RequestOf } from '../../http/client.ts';
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

/** Calls that change a class. @param onChanged reads again what is shown */
export function useChange(onChanged: () => Promise<unknown>) {
  const call = useCall();
  return async <E extends Endpoint>(endpoint: E, given: RequestOf<E>): Promise<void> => {
    await call(endpoint, given);
    await onChanged();
  };
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
