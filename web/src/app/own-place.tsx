import { type ComponentType, useEffect } from 'react';
import type { DeviceKey } from '../device/local-storage.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

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

// What they are made of is named here, and so not in home's own script.
const MyCourses = lazyPart(() => import('../features/my-courses/my-courses-section.tsx'));
// Without a connection the card may not come; the courses do.
const TodayCard = lazyPart<OwnPlaceProps>(() => import('../features/practice/today-card.tsx'), Nothing);

const logs: readonly DeviceKey[] = ['practiceLog', 'ownPractice'];

/** Whether there is a log on this device; what it says is read by the card. */
function hasLog(): boolean {
  try {
    return logs.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** What home begins with for a student, and for a visitor who has practised: today's exercises, then the courses. */
export default function OwnPlace({ isStudent, onSettled }: OwnPlaceProps) {
  const First: ComponentType<OwnPlaceProps> = hasLog() ? TodayCard : Nothing;
  return (
    <>
      <First isStudent={isStudent} onSettled={isStudent ? undefined : onSettled} />
      {isStudent && <MyCourses {...(onSettled && { onSettled })} />}
    </>
  );
}
