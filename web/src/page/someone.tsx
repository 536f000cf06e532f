import Box from '@mui/material/Box';
import type { Party } from '@pathshala/contract/accounts/user';
import { words } from '../words/words.ts';

/** Names of actors that are not people with an account. */
const others: Readonly<Record<string, () => string>> = {
  'command line': words['users.commandLine'],
  claim: words['users.console'],
};

export function Someone({ party: { _id, email, displayName } }: { readonly party: Party }) {
  if (!email) return (others[_id] ?? words['users.whoLeft'])();
  return (
    <>
      <span>{email}</span>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {displayName}
      </Box>
    </>
  );
}

export function ByPerson({ party }: { readonly party: Party }) {
  return (
    <>
      {/* Phones do not show the table's head. */}
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {words['users.byOnPhone']()}{' '}
      </Box>
      <Someone party={party} />
    </>
  );
}
