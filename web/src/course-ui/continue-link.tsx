import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { wayOn } from '../api/progress-view.ts';
import { ActionLink } from '../ui/action.tsx';
import { words } from '../words/words.ts';

interface ContinueLinkProps {
  readonly enrolment: Enrolment;
  readonly className?: string | undefined;
}

/** Where a student's own course is shown among others: leads to the lesson to go on with. */
export function ContinueLink({ enrolment, className }: ContinueLinkProps) {
  const label = enrolment.nextLesson ? words['ui.continue']() : words['ui.readAgain']();
  return (
    <ActionLink
      small
      look={enrolment.nextLesson ? 'primary' : 'quiet'}
      to={wayOn(enrolment)}
      className={className}
      aria-label={`${label}: ${enrolment.title}`}
    >
      {label}
    </ActionLink>
  );
}
