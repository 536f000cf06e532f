import { type ComponentType, lazy, useEffect } from 'react';
import { usePracticeLog } from '../api/practice-log.ts';
import MyCoursesSection from '../features/my-courses/my-courses-section.tsx';

interface Settles {
  /** Told once nothing more comes that would change its height. */
  readonly onSettled?: (() => void) | undefined;
}

interface OwnPlaceProps extends Settles {
  readonly isStudent: boolean;
}

function Nothing({ onSettled }: Settles) {
  useEffect(() => onSettled?.(), [onSettled]);
  return null;
}

// Without a connection the card may not come; the courses do.
const TodayCard = lazy<ComponentType<OwnPlaceProps>>(() =>
  import('../features/practice/today-card.tsx').catch(() => ({ default: Nothing })),
);

/** What home begins with for a student, and for a visitor who has practised: today's exercises, then the courses. */
export default function OwnPlace({ isStudent, onSettled }: OwnPlaceProps) {
  const hasPractised = usePracticeLog().length > 0;
  const asVisitor = isStudent ? undefined : onSettled;
  return (
    <>
      {hasPractised ? (
        <TodayCard isStudent={isStudent} onSettled={asVisitor} />
      ) : (
        <Nothing onSettled={asVisitor} />
      )}
      {isStudent && <MyCoursesSection {...(onSettled && { onSettled })} />}
    </>
  );
}
