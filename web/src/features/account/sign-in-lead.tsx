import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { firstLesson } from '@pathshala/contract/courses/first-lesson';
import { paths } from '@pathshala/contract/site/paths';
import { useState } from 'react';
import { Link as RouterLink } from '../../ui/router.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import { useReturnPath } from './return-path.ts';
import { signInReason } from './sign-in-reasons.ts';

/** Why somebody was sent here and, where there is one, the way that needs no account. */
function useReason() {
  const { state } = useReturnPath();
  const isHydrated = useHydrated();
  // After a reload the prerendered page has no reason; one that came above the form would move it under a finger.
  const [isFollowed] = useState(isHydrated);
  const reason = isHydrated ? signInReason(state.from?.pathname, state.sessionEnded) : undefined;
  if (!reason?.tryFirst) return { isFollowed, text: reason?.words };
  const parts = withMarkup(words['account.tryFirst'].parts({ reason: reason.words }), {
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
  return { isFollowed, text: parts };
}

/** Text under the title of Login and Register: the reason, except after a reload. */
export function SignInLead({ otherwise }: { otherwise: string }) {
  const { isFollowed, text } = useReason();
  return (isFollowed && text) || otherwise;
}

/** After a reload the reason stands below the form. */
export function ReasonBelow() {
  const { isFollowed, text } = useReason();
  if (isFollowed || !text) return null;
  return (
    <Typography color="textSecondary" sx={{ mt: 2 }}>
      {text}
    </Typography>
  );
}
