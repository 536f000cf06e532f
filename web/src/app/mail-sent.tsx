import { useState } from 'react';
import { useSession } from '../auth/session-context.ts';
import { VerificationMail } from '../auth/verification-mail.tsx';
import { Icon } from '../ui/icon.tsx';
import { Wrap } from '../ui/wrap.tsx';
import styles from './mail-sent.module.css';

/** After registering: that a mail was sent, where to, what it is for, and the mail again. Stays until it is closed. */
export default function MailSent({ email }: { email: string }) {
  const { ownAccount } = useSession();
  const [step, setStep] = useState<'sent' | 'confirmed' | 'closed'>('sent');

  /** The link may have been pressed in the meantime, on another device too. */
  async function send() {
    const account = await ownAccount();
    if (account.emailVerified) setStep('confirmed');
    else await account.sendVerification();
  }

  function close() {
    setStep('closed');
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  if (step === 'closed') return null;
  return (
    <section aria-label="Your e-mail" className={styles.line}>
      <Wrap className={styles.in}>
        <Icon name="mail" size={24} />
        <div className={styles.words}>
          {step === 'confirmed' ? (
            <p aria-live="polite">Your e-mail is confirmed already. All is well.</p>
          ) : (
            <>
              <p>
                We have sent a mail to <strong>{email}</strong>. Open it and press the link: then a forgotten
                password can come back to you.
              </p>
              <VerificationMail send={send} />
            </>
          )}
        </div>
        <button type="button" className={styles.close} aria-label="Close this line" onClick={close}>
          <Icon name="close" />
        </button>
      </Wrap>
    </section>
  );
}
