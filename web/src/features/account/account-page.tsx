import Box from '@mui/material/Box';
import { pages } from '@pathshala/contract/routes';
import { useSession } from '../../auth/session-context.ts';
import { useOwnAccount } from '../../auth/use-own-account.ts';
import { Async } from '../../ui/async.tsx';
import { Page } from '../../ui/page.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';

export function meta() {
  return pageMeta({
    page: pages.account,
    description: 'Your name and picture, password, orders, everything that is kept of you, and its end.',
  });
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** One's own account: docs/decisions/0052-own-data-by-table.md. */
export default function AccountPage() {
  const { user } = useSession().state;
  const answer = useOwnAccount();
  if (!user) return <PageLoading />;
  return (
    <Page
      title={pages.account.title}
      lead="Everything about you here is yours: look at it, change it, take it along, delete it."
    >
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
    </Page>
  );
}
