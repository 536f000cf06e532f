import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Choice } from '../../ui/choice.tsx';
import { words } from '../../words/words.ts';
import { orderLabels, roleFilterLabels } from './pick-users.ts';
import type { useUserList } from './use-user-list.ts';

/** Search and order of the table. */
export function UserFilter({
  search,
  role,
  order,
}: Pick<ReturnType<typeof useUserList>, 'search' | 'role' | 'order'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <TextField
        type="search"
        label={words['users.searchByEmail']()}
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
        sx={{ flex: '1 1 17.5rem', maxWidth: { sm: '26rem' } }}
      />
      <Choice
        label={words['users.role']()}
        options={roleFilterLabels()}
        value={role.value}
        onChoose={role.choose}
      />
      <Choice
        label={words['users.sortBy']()}
        options={orderLabels()}
        value={order.value}
        onChoose={order.choose}
      />
    </Box>
  );
}
