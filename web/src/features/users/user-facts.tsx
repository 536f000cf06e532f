import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { User } from '@pathshala/contract/accounts/user';
import type { EnrolmentCounts } from '@pathshala/contract/admin/overview';
import { paths } from '@pathshala/contract/site/paths';
import { Moment } from '../../ui/moment.tsx';
import { Link } from '../../ui/router.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';

/** Anyone can choose any name, so the address and its verification are shown with it. */
function Name({ user: { displayName, verified } }: { readonly user: User }) {
  return (
    <Typography
      component="span"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
    >
      <span>{displayName || words['users.noName']()}</span>
      <Chip
        size="small"
        variant="outlined"
        color={verified ? 'success' : 'default'}
        label={verified ? words['users.verified']() : words['users.notVerified']()}
      />
    </Typography>
  );
}

/** In words, for a place without a column title. */
function Facts({ user, counts }: PersonProps) {
  const courses = counts[user._id];
  return (
    <Box
      component="span"
      sx={{
        display: { xs: 'flex', lg: 'none' },
        flexWrap: 'wrap',
        columnGap: 1.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <span>
        {withMarkup(words['users.sinceDay'].parts(), { day: () => <Moment at={user.createdAt} /> })}
      </span>
      <span>
        {withMarkup(words['users.seenDay'].parts(), { day: () => <Moment at={user.lastSeenAt} /> })}
      </span>
      {courses !== undefined && <span>{words['users.courses']({ count: courses })}</span>}
    </Box>
  );
}

interface PersonProps {
  readonly user: User;
  readonly counts: EnrolmentCounts;
}

/** Describes the buttons of a person's row, which all have the same name. */
export const emailIdOf = ({ _id }: User) => `email-of-${_id}`;

/** Address and name; on narrow screens the other columns as one more line. */
export function Person({ user, counts }: PersonProps) {
  return (
    <>
      <Link id={emailIdOf(user)} to={paths.person(user._id)}>
        {user.email}
      </Link>
      <Name user={user} />
      <Facts user={user} counts={counts} />
    </>
  );
}
