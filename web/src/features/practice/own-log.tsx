import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ownPractice } from '../../api/own-practice.ts';
import { united } from '../../api/practice-entries.ts';
import { practiceLog } from '../../api/practice-log.ts';
import { practiceOutbox } from '../../api/practice-outbox.ts';
import { usePracticeSync } from '../../api/use-practice-sync.ts';
import { visitorPractice } from '../../api/visitor-practice.ts';
import { useSession } from '../../auth/session-context.ts';
import { ActionButton } from '../../ui/action.tsx';
import { words } from '../../words/words.ts';

/** What visitors practised on this device since this person was last asked about it. */
function foundFor(uid: string) {
  const until = practiceOutbox.notTheirs(uid);
  return visitorPractice.read().filter(({ at }) => at > until);
}

/** Moves the visitors' attempts into the person's log. */
function take(uid: string): void {
  const own = ownPractice.read();
  if (own?.uid !== uid) return;
  const found = foundFor(uid);
  const ids = new Set(found.map(({ id }) => id));
  practiceOutbox.add(uid, found);
  ownPractice.write({ ...own, entries: united(own.entries, found) });
  visitorPractice.write(visitorPractice.read().filter(({ id }) => !ids.has(id)));
}

/** Leaves the attempts with the visitors' log and stops asking about them. */
function leave(uid: string): void {
  practiceOutbox.setNotTheirs(uid, Math.max(...foundFor(uid).map(({ at }) => at)));
}

interface OfferProps {
  readonly count: number;
  readonly onAnswer: (isTheirs: boolean) => void;
}

/** On a shared device a sibling or friend may have practised. Nothing is taken over without the person's consent. */
function Offer({ count, onAnswer }: OfferProps) {
  return (
    <section aria-labelledby="found" className="card pad stack">
      <div>
        <h2 id="found" className="h4">
          {words['practice-account.found']({ count })}
        </h2>
        <p className="soft">{words['practice-account.foundText']()}</p>
      </div>
      <p className="cluster">
        <ActionButton small onClick={() => onAnswer(true)}>
          {words['practice-account.mine']()}
        </ActionButton>
        <ActionButton small look="quiet" onClick={() => onAnswer(false)}>
          {words['practice-account.notMine']()}
        </ActionButton>
      </p>
    </section>
  );
}

/** Syncs a signed-in person's log across their devices, and asks whether earlier practice on this device is theirs. */
export default function OwnLog() {
  const uid = useSession().state.user?.uid ?? '';
  const [answered, setAnswered] = useState<'mine' | 'notMine'>();
  const [taken, setTaken] = useState(0);
  usePracticeSync(taken);
  const count = useSyncExternalStore(practiceLog.subscribe, () =>
    ownPractice.read()?.uid === uid ? foundFor(uid).length : 0,
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
          take(uid);
          setTaken((now) => now + 1);
        } else leave(uid);
        setAnswered(isTheirs ? 'mine' : 'notMine');
      }}
    />
  );
}
