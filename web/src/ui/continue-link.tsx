import type { Enrolment } from '@pathshala/contract/enrolment';
import { wayOn } from '../api/progress-view.ts';
import { ActionLink } from './action.tsx';

interface ContinueLinkProps {
  readonly enrolment: Enrolment;
  readonly className?: string | undefined;
}

/** Where a student's own course is shown among others: leads to the lesson to go on with. */
export function ContinueLink({ enrolment, className }: ContinueLinkProps) {
  const words = enrolment.nextLesson ? 'Continue' : 'Read again';
  return (
    <ActionLink
      small
      look={enrolment.nextLesson ? 'primary' : 'quiet'}
      to={wayOn(enrolment)}
      className={className}
      aria-label={`${words}: ${enrolment.title}`}
    >
      {words}
    </ActionLink>
  );
}
