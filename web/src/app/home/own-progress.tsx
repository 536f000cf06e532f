import { useEffect } from 'react';
import { SwrProvider } from '../../api/swr-provider.tsx';
import { useClaim } from '../../auth/use-role.ts';
import { isStored } from '../../device/device-value.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

interface OwnProgressProps {
  readonly isStudent: boolean;
  readonly onSettled?: (() => void) | undefined;
}

type Settles = Pick<OwnProgressProps, 'onSettled'>;

function Nothing({ onSettled }: Settles) {
  useEffect(() => onSettled?.(), [onSettled]);
  return null;
}

// Lazy, to keep it out of home's script.
const MyCourses = lazyPart(() => import('../../features/my-courses/my-courses-section.tsx'), {
  together: true,
});
const School = lazyPart(() => import('../../features/overview/school-now.tsx'), { together: true });
const Classes = lazyPart(() => import('../../features/classrooms/class-list.tsx'), { together: true });
// Offline this card may fail to load while the courses are shown.
const TodayCard = lazyPart<OwnProgressProps>(() => import('../../features/practice/today-card.tsx'), {
  missing: Nothing,
  together: true,
});

function SignedIn({ onSettled }: Settles) {
  const [isAdmin, isTeacher] = [useClaim('admin') === true, useClaim('teacher') === true];
  return (
    <>
      {isAdmin && <School />}
      {isTeacher && !isAdmin && <Classes />}
      <MyCourses isStaff={isAdmin || isTeacher} {...(onSettled && { onSettled })} />
    </>
  );
}

export default function OwnProgress({ isStudent, onSettled }: OwnProgressProps) {
  const hasPractised = isStored('practiceLog') || isStored('ownPractice');
  return (
    <>
      {hasPractised && <TodayCard isStudent={isStudent} onSettled={isStudent ? undefined : onSettled} />}
      {isStudent && (
        <SwrProvider>
          <SignedIn onSettled={onSettled} />
        </SwrProvider>
      )}
    </>
  );
}
