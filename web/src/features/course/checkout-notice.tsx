import { ActionButton } from '../../ui/action.tsx';
import { Wheel } from '../../ui/wheel.tsx';
import styles from './checkout-notice.module.css';
import type { CheckoutReturn } from './use-checkout-return.ts';

const words = {
  cancelled: {
    title: 'The checkout was cancelled.',
    text: 'Nothing was charged. The course is here when you want it.',
  },
  waiting: {
    title: 'Thank you. Your payment arrived.',
    text: 'We are opening the course. This takes a moment.',
  },
  late: {
    title: 'Your payment arrived, the course is still opening.',
    text: 'This takes longer than usual. You lose nothing: it opens by itself, and you can look again now.',
  },
  arrived: { title: 'The course is yours.', text: 'Every lesson is open. Begin with the first one.' },
} as const satisfies Record<Exclude<CheckoutReturn, 'none'>, { title: string; text: string }>;

/** Says how a checkout ended, above the course. */
export function CheckoutNotice({
  outcome,
  onLookAgain,
}: {
  outcome: CheckoutReturn;
  onLookAgain: () => void;
}) {
  if (outcome === 'none') return null;
  const { title, text } = words[outcome];
  return (
    <div role="status" className={`${styles.notice} ${outcome === 'arrived' ? styles.good : ''}`}>
      {outcome === 'waiting' && <Wheel small />}
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {outcome === 'late' && (
        <ActionButton small look="quiet" onClick={onLookAgain}>
          Look again
        </ActionButton>
      )}
    </div>
  );
}
