import { useEffect, useState } from 'react';
import { ActionButton } from '../ui/action.tsx';
import { Failure } from '../ui/states.tsx';
import { words } from '../words/words.ts';
import { useSession } from './session-context.ts';
import { useAction } from './use-action.tsx';

/** Minimum interval between mails, milliseconds. */
export const betweenMails = 60_000;

let lastSent = 0;

/** Milliseconds until the mail may be sent again. */
function useWaitingTime() {
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

/** At most once a minute. */
export function VerificationMail({ send }: { send: () => Promise<void> }) {
  const operation = useAction();
  const { isCalm, sent } = useWaitingTime();
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
        {words['auth.mailAgain']()}
      </ActionButton>
      <p aria-live="polite">
        {!isCalm && isSent && words['auth.mailComing']()}
        {!isCalm && !isSent && words['auth.mailPatience']()}
      </p>
      <Failure text={operation.error} help={operation.help} />
    </>
  );
}
