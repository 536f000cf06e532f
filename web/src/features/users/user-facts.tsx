import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { EnrolmentCounts } from '@pathshala/contract/overview';
import type { User } from '@pathshala/contract/user';
import { Moment } from '../../ui/moment.tsx';

/** Anybody can choose any name, so whose address it is, and whether they have shown so, stands with it. */
function Name({ user: { displayName, verified } }: { readonly user: User }) {
  return (
    <Typography
      component="span"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
    >
      <span>{displayName || 'No name'}</span>
      <Chip
        size="small"
        variant="outlined"
        color={verified ? 'success' : 'default'}
        label={verified ? 'Verified' : 'Not verified'}
      />
    </Typography>
  );
}

/** In words, for where no column says what it is. */
function coursesInWords(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 1 ? ' · 1 course' : ` · ${count} courses`;
}

/** Address and name; where the table has no room for more columns, what they would say as one more line. */
export function Person({ user, counts }: { readonly user: User; readonly counts: EnrolmentCounts }) {
  return (
    <>
      <span>{user.email}</span>
      <Name user={user} />
      <Box
        component="span"
        sx={{ display: { xs: 'block', lg: 'none' }, typography: 'body2', color: 'text.secondary' }}
      >
        Since <Moment at={user.createdAt} /> · seen <Moment at={user.lastSeenAt} />
        {coursesInWords(counts[user._id])}
      </Box>
    </>
  );
}
