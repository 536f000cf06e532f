import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { foundPractice, ownPractice, practiceLog } from '../../api/practice-log.ts';
import { usePracticeSync } from '../../api/practice-sync.ts';
import { useSession } from '../../auth/session-context.ts';
import { ActionButton } from '../../ui/action.tsx';
import { words } from '../../words/words.ts';

/** On a shared device a sibling or friend may have practised. Nothing is taken over without the person's consent. */
function Offer({ count, onAnswer }: { count: number; onAnswer: (isTheirs: boolean) => void }) {
  return (
    <section aria-labelledby="found" className="card pad stack">
      <div>
        <h2 id="found" className="h4">
          {words['practice-account.found']({ count })}
        </h2>
        <p className="soft">{words['practice-account.foundText']()}</p>
      </div>
      <p className="cluster">
        <ActionButton small onClick={() => onAnswer(true)} text={words['practice-account.mine']()} />
        <ActionButton small look="quiet" onClick={() => onAnswer(false)}>
          {words['practice-account.notMine']()}
        </ActionButton>
      </p>
    </section>
  );
}

export default function OwnLog() {
  const uid = useSession().state.user?.uid ?? '';
  const [answered, setAnswered] = useState<'mine' | 'notMine'>();
  const [taken, setTaken] = useState(0);
  usePracticeSync(taken);
  const count = useSyncExternalStore(practiceLog.subscribe, () =>
    ownPractice.read()?.uid === uid ? foundPractice.of(uid).length : 0,
  );
  const statusRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answered) statusRef.current?.focus({ preventScroll: true });
  }, [answered]);
  if (answered) {
    const text = answered === 'mine' ? words['practice-account.taken']() : words['practice-account.left']();
    return (
      <p ref={statusRef} role="status" tabIndex={-1} className="soft">
        {text}
      </p>
    );
  }
  if (count === 0) return null;
  return (
    <Offer
      count={count}
      onAnswer={(isTheirs) => {
        if (isTheirs) {
          foundPractice.take(uid);
          setTaken((now) => now + 1);
        } else foundPractice.leave(uid);
        setAnswered(isTheirs ? 'mine' : 'notMine');
      }}
    />
  );
}
