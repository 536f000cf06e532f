import type { CurrentUser } from '../../auth/session-context.ts';
import { useOwnAccount } from '../../auth/use-own-account.ts';
import { Async } from '../../ui/async.tsx';
import { words } from '../../words/words.ts';
import { AccountColumns, AccountSkeleton } from './account-columns.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DownloadsSection } from './downloads-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { WeekSection } from './week-section.tsx';

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
              <OrdersSection />
              <DataSection />
              <DownloadsSection />
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
