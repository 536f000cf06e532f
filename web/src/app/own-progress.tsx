import { type ComponentType, useEffect } from 'react';
import { isStored } from '../device/device-value.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

interface Settles {
  readonly onSettled?: (() => void) | undefined;
}

interface OwnProgressProps extends Settles {
  readonly isStudent: boolean;
}

function Nothing({ onSettled }: Settles) {
  useEffect(() => onSettled?.(), [onSettled]);
  return null;
}

// Lazy, to keep it out of home's script.
const MyCourses = lazyPart(() => import('../features/my-courses/my-courses-section.tsx'), { together: true });
// Offline this card may fail to load while the courses are shown.
const TodayCard = lazyPart<OwnProgressProps>(() => import('../features/practice/today-card.tsx'), {
  missing: Nothing,
  together: true,
});

/** For a student, or a visitor who has practised: today's exercises, then the courses. */
export default function OwnProgress({ isStudent, onSettled }: OwnProgressProps) {
  const First: ComponentType<OwnProgressProps> =
    isStored('practiceLog') || isStored('ownPractice') ? TodayCard : Nothing;
  return (
    <>
      <First isStudent={isStudent} onSettled={isStudent ? undefined : onSettled} />
      {isStudent && <MyCourses {...(onSettled && { onSettled })} />}
    </>
  );
}
