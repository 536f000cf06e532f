import type { Course, Unpriced } from '@pathshala/contract/courses/course';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { continuePath } from '../api/enrolments.ts';
import { ActionButton, ActionLink } from '../ui/action.tsx';
import { words } from '../words/words.ts';

interface ContinueLinkProps {
  readonly enrolment: Enrolment;
  readonly className?: string | undefined;
}

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

interface BuyNowLinkProps {
  readonly course: Pick<Course, '_id' | 'complete'>;
  readonly describedBy: string;
}

/** Opens the course's page; subdued if not for sale yet. docs/contract.md, "Cards" */
export function BuyNowLink({ course, describedBy }: BuyNowLinkProps) {
  return (
    <ActionLink
      small
      look={course.complete ? 'loud' : 'quiet'}
      to={paths.course(course._id)}
      aria-describedby={describedBy}
    >
      {words['fixed.buyNow']()}
    </ActionLink>
  );
}

interface BuyNowButtonProps {
  readonly course: Pick<Unpriced<Course>, 'price'>;
  readonly running: boolean;
  readonly onBuy: () => void;
}

export function BuyNowButton({ course, running, onBuy }: BuyNowButtonProps) {
  const free = course.price === 0;
  return (
    <ActionButton
      look={free ? 'primary' : 'loud'}
      aria-disabled={running}
      onClick={() => !running && onBuy()}
    >
      {running ? words['ui.wait']() : free ? words['ui.joinFree']() : words['fixed.buyNow']()}
    </ActionButton>
  );
}
