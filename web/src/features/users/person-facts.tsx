import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Moment } from '../../ui/moment.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { words } from '../../words/words.ts';
import type { PersonPart } from './person-part.ts';

/** A person's address, whether it is verified, and their dates. */
export function PersonFacts({ person: { user, disabled } }: PersonPart) {
  const rows = [
    [words['ui.email'](), user.email],
    [words['ui.name'](), user.displayName || words['users.noName']()],
    [words['users.since'](), <Moment key="since" at={user.createdAt} />],
    [words['users.lastSeen'](), <Moment key="seen" at={user.lastSeenAt} exact />],
    [words['person.uid'](), user._id],
  ] as const;
  return (
    <PaperSection title={words['app.accountMenu']()}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Chip
          variant="outlined"
          color={user.verified ? 'success' : 'default'}
          label={user.verified ? words['users.verified']() : words['users.notVerified']()}
        />
        {disabled && <Chip color="error" label={words['person.disabled']()} />}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
          columnGap: 2,
          rowGap: { xs: 0, sm: 1 },
          mt: 2,
          mb: 0,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 1.25, sm: 0 } },
        }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </PaperSection>
  );
}
