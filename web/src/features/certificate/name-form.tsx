import { endpoints } from '@pathshala/contract/calls/endpoints';
import { certificateNameMax } from '@pathshala/contract/certificates/token';
import { type FormEvent, useId, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../auth/session-context.ts';
import { languageQuery } from '../../http/language-query.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import styles from './certificate.module.css';

interface NameFormProps {
  readonly courseId: string;
  readonly onGiven: () => void;
}

/** Asks for the name: it is signed, and so it cannot be changed afterwards. */
export function NameForm({ courseId, onGiven }: NameFormProps) {
  const { user } = useSession().state;
  const [name, setName] = useState((user?.displayName ?? '').slice(0, certificateNameMax));
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const note = useId();
  const call = useCall();
  async function ask(event: FormEvent) {
    event.preventDefault();
    if (running) return;
    setRunning(true);
    setError(null);
    await call(endpoints.certificate, { courseId, query: languageQuery, body: { name } }).then(
      onGiven,
      (failure: Error) => setError(failure.message),
    );
    setRunning(false);
  }
  return (
    <form className={`stack start ${styles.form}`} onSubmit={(event) => void ask(event)}>
      <label className="stack gap-1 strong">
        {words['certificate.yourName']()}
        <input
          className="control"
          required
          maxLength={certificateNameMax}
          autoComplete="name"
          value={name}
          aria-describedby={note}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <p id={note} className="soft">
        {words['certificate.nameStays']()}
      </p>
      <ActionButton type="submit" aria-disabled={running}>
        {words['certificate.get']()}
      </ActionButton>
      <Failure text={error} />
    </form>
  );
}
