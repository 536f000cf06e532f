import type { Course } from '@pathshala/contract/course';
import { labels } from '@pathshala/contract/messages';
import { paths } from '@pathshala/contract/paths';
import { ActionButton, ActionLink } from './action.tsx';
import { opensSoonText } from './opens-soon.tsx';

/**
 * On a card: opens the course's page, whatever it costs; quiet where nothing can be bought yet.
 * docs/decisions/0026-buy-now-opens-the-course.md
 */
export function BuyNowLink({ course }: { course: Pick<Course, '_id' | 'title' | 'complete'> }) {
  const name = `${labels.buyNow}: ${course.title}`;
  return (
    <ActionLink
      small
      look={course.complete ? 'loud' : 'quiet'}
      to={paths.course(course._id)}
      aria-label={course.complete ? name : `${name}, ${opensSoonText.toLowerCase()}`}
    >
      {labels.buyNow}
    </ActionLink>
  );
}

interface BuyNowButtonProps {
  readonly course: Pick<Course, 'price'>;
  /** A purchase is on its way: a further click does nothing. */
  readonly running: boolean;
  readonly onBuy: () => void;
}

/** On the course's page: buys the course, or joins it where there is nothing to pay. */
export function BuyNowButton({ course, running, onBuy }: BuyNowButtonProps) {
  const free = course.price === 0;
  return (
    <ActionButton
      look={free ? 'primary' : 'loud'}
      aria-disabled={running}
      onClick={() => !running && onBuy()}
    >
      {running ? 'One moment …' : free ? 'Join for free' : labels.buyNow}
    </ActionButton>
  );
}
