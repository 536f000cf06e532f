import { useState } from 'react';
import { useSession } from '../auth/session-context.ts';
import { VerificationMail } from '../auth/verification-mail.tsx';
import { CloseButton } from '../ui/action.tsx';
import { Icon } from '../ui/icon.tsx';
import { Wrap } from '../ui/section.tsx';
import { withMarkup } from '../words/with-markup.tsx';
import { words } from '../words/words.ts';
import styles from './mail-sent.module.css';

export default function MailSent({ email }: { email: string }) {
  const { ownAccount } = useSession();
  const [step, setStep] = useState<'sent' | 'confirmed' | 'closed'>('sent');

  /** The address may have been verified meanwhile, on another device too. */
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
    <section
      aria-label={words['app.yourMail']()}
      style={{ background: 'var(--ps-palette-tint)', borderBottom: '1px solid var(--ps-palette-divider)' }}
    >
      <Wrap className={styles.in}>
        <Icon name="mail" size={24} />
        <div className="cluster grow gap-2">
          {step === 'confirmed' ? (
            <p aria-live="polite">{words['app.mailConfirmed']()}</p>
          ) : (
            <>
              <p>
                {withMarkup(words['app.mailSent'].parts({ email }), {
                  strong: (inside) => <strong>{inside}</strong>,
                })}
              </p>
              <VerificationMail send={send} />
            </>
          )}
        </div>
        <CloseButton className={styles.close} label={words['app.closeLine']()} onClick={close} />
      </Wrap>
    </section>
  );
}
