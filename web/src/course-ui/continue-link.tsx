import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { continuePath } from '../api/progress-view.ts';
import { ActionLink } from '../ui/action.tsx';
import { words } from '../words/words.ts';

interface ContinueLinkProps {
  readonly enrolment: Enrolment;
  readonly className?: string | undefined;
}

/** Link to the next lesson, on cards of the student's courses. */
export function ContinueLink({ enrolment, className }: ContinueLinkProps) {
  const label = enrolment.nextLesson ? words['ui.continue']() : words['ui.readAgain']();
  return (
    <ActionLink
      small
      look={enrolment.nextLesson ? 'primary' : 'quiet'}
      to={continuePath(enrolment)}
      className={className}
      aria-label={`${label}: ${enrolment.title}`}
    >
      {label}
    </ActionLink>
  );
}
