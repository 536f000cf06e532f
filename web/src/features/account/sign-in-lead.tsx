import Link from '@mui/material/Link';
import { firstLesson } from '@pathshala/contract/courses/first-lesson';
import { paths } from '@pathshala/contract/site/paths';
import { useState } from 'react';
import { Link as RouterLink } from '../../ui/router.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import { useReturnPath } from './return-path.ts';
import { signInReason } from './sign-in-reasons.ts';

/** What is under the title of Login and Register: why somebody was sent here, and the way that needs no account. */
export function SignInLead({ otherwise }: { otherwise: string }) {
  const { state } = useReturnPath();
  // Not after a reload: the prerendered page has no reason, and one that came later would move the form under a finger.
  const [isFollowed] = useState(useHydrated());
  const reason = isFollowed ? signInReason(state.from?.pathname) : undefined;
  if (!reason?.tryFirst) return reason?.words ?? otherwise;
  return withMarkup(words['account.tryFirst'].parts({ reason: reason.words }), {
    link: (inside) => (
      <Link
        component={RouterLink}
        underline="always"
        to={paths.lesson(firstLesson.courseId, firstLesson.lessonId)}
      >
        {inside}
      </Link>
    ),
  });
}
