import { type ComponentType, useEffect, useState } from 'react';
import { stores } from '../../offline/stores.ts';
import type { DeviceKey } from '../device/local-storage.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

interface Settles {
  /** Called once its height is final. */
  readonly onSettled?: (() => void) | undefined;
}

interface OwnProgressProps extends Settles {
  readonly isStudent: boolean;
}

function Nothing({ onSettled }: Settles) {
  useEffect(() => onSettled?.(), [onSettled]);
  return null;
}

// Imported here to keep it out of home's script.
const MyCourses = lazyPart(() => import('../features/my-courses/my-courses-section.tsx'));
// Offline the card may fail to load; the courses do not.
const TodayCard = lazyPart<OwnProgressProps>(() => import('../features/practice/today-card.tsx'), Nothing);
const PackNews = lazyPart(() => import('../features/downloads/pack-news.tsx'), Nothing);

const logs: readonly DeviceKey[] = ['practiceLog', 'ownPractice'];

/** Whether there is a log on this device; what it says is read by the card. */
function hasLog(): boolean {
  try {
    return logs.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Whether something was ever kept on this device: nobody else loads what tells of its updates. */
function useKept(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    globalThis.caches?.has(stores.pack.cache).then(setHas, () => undefined);
  }, []);
  return has;
}

/** What home starts with for a student, and for a visitor who has practised: today's exercises, then the courses. */
export default function OwnProgress({ isStudent, onSettled }: OwnProgressProps) {
  const hasKept = useKept();
  const First: ComponentType<OwnProgressProps> = hasLog() ? TodayCard : Nothing;
  return (
    <>
      <First isStudent={isStudent} onSettled={isStudent ? undefined : onSettled} />
      {isStudent && <MyCourses {...(onSettled && { onSettled })} />}
      {hasKept && <PackNews />}
    </>
  );
}
