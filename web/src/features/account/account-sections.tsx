import Button from '@mui/material/Button';
import { paths } from '@pathshala/contract/site/paths';
import useSWR from 'swr';
import type { OwnAccount } from '../../auth/own-account.ts';
import { type CurrentUser, useSession } from '../../auth/session-context.ts';
import { PaperSection } from '../../ui/paper-section.tsx';
import { Link } from '../../ui/router.ts';
import { Async } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { AccountColumns, AccountSkeleton } from './account-columns.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { WeekSection } from './week-section.tsx';

/** The way to the courses that are kept on this device. */
function DownloadsSection() {
  return (
    <PaperSection title={words['titles.downloads']()} text={words['account.downloadsText']()}>
      <Button component={Link} to={paths.downloads} variant="outlined" sx={{ mt: 2.5 }}>
        {words['titles.downloads']()}
      </Button>
    </PaperSection>
  );
}

/** The signed-in person's provider account; `mutate` refreshes it. */
function useOwnAccount() {
  const { state, ownAccount } = useSession();
  const uid = state.user?.uid;
  return useSWR<OwnAccount, Error>(uid ? (['own account', uid] as const) : null, ownAccount);
}

/** The parts of the account page, once the provider has said how the account is today. */
export default function AccountSections({ user }: { user: CurrentUser }) {
  const answer = useOwnAccount();
  return (
    <Async answer={answer} loading={<AccountSkeleton />} failure={words['account.failed']()}>
      {(account) => (
        <AccountColumns
          first={
            <>
              <ProfileSection user={user} account={account} />
              <DataSection />
              <DownloadsSection />
              {/* The last: it becomes as long as it is when they come. */}
              <OrdersSection />
            </>
          }
          second={
            <>
              <EmailSection email={user.email} account={account} />
              <LanguageSection />
              <WeekSection />
              {account.hasPassword && <PasswordSection account={account} />}
              <DeleteSection account={account} />
            </>
          }
        />
      )}
    </Async>
  );
}
