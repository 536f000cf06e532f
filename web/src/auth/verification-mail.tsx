import { useEffect, useState } from 'react';
import { ActionButton } from '../ui/action.tsx';
import { Failure } from '../ui/failure.tsx';
import { useSession } from './session-context.ts';
import { useAuthOperation } from './use-auth-operation.ts';

/** A mail takes its time: before this is over nobody is helped by another one. Milliseconds. */
export const betweenMails = 60_000;

/** When the last one was sent from this page, by whichever of the places that offer it. */
let lastSent = 0;

/** Milliseconds until the mail may be sent again, brought up to date when that time has come. */
function useCalm() {
  const sentAt = Math.max(lastSent, useSession().state.user?.mailSentAt ?? 0);
  const [left, setLeft] = useState(() => sentAt + betweenMails - Date.now());
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(0), left);
    return () => clearTimeout(timer);
  }, [left]);
  function sent() {
    lastSent = Date.now();
    setLeft(betweenMails);
  }
  return { isCalm: left <= 0, sent };
}

/** Sends the verification mail once more, at most once a minute, and says how that went. */
export function VerificationMail({ send }: { send: () => Promise<void> }) {
  const operation = useAuthOperation();
  const { isCalm, sent } = useCalm();
  const [isSent, setSent] = useState(false);

  async function again() {
    if (!isCalm || !(await operation.run(send))) return;
    setSent(true);
    sent();
  }

  return (
    <>
      <ActionButton
        small
        look="quiet"
        onClick={() => void again()}
        aria-disabled={!isCalm || operation.running}
      >
        Send the mail again
      </ActionButton>
      <p aria-live="polite">
        {!isCalm && isSent && 'The mail is on its way. Open it and press the link.'}
        {!isCalm &&
          !isSent &&
          'No mail yet? Look among the unwanted ones; in a minute you can have it again.'}
      </p>
      <Failure text={operation.error} />
      {operation.help && <p>{operation.help}</p>}
    </>
  );
}
