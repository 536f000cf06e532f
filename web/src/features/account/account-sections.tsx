import Box from '@mui/material/Box';
import type { CurrentUser } from '../../auth/session-context.ts';
import { useOwnAccount } from '../../auth/use-own-account.ts';
import { Async } from '../../ui/async.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The parts of the account page, once the provider has said how the account is today. */
export default function AccountSections({ user }: { user: CurrentUser }) {
  const answer = useOwnAccount();
  return (
    <Async answer={answer} loading={<PageLoading />} failure="Your account did not arrive">
      {(account) => (
        <Box sx={columns}>
          <Box sx={column}>
            <ProfileSection user={user} account={account} />
            <OrdersSection />
            <DataSection />
          </Box>
          <Box sx={column}>
            <EmailSection email={user.email} account={account} />
            {account.hasPassword && <PasswordSection account={account} />}
            <DeleteSection account={account} />
          </Box>
        </Box>
      )}
    </Async>
  );
}
