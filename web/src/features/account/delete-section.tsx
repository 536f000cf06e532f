import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { OwnAccount } from '../../auth/own-account.ts';
import { AccountSection } from './account-section.tsx';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

/** The end of the account. */
export function DeleteSection({ account }: { account: OwnAccount }) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection
      title="Delete my account"
      text="Removes your name, your courses, your progress and everything else, at once and for ever. What the law on bookkeeping wants us to keep is kept without your name."
    >
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ mt: 2.5 }}>
        Delete my account
      </Button>
      {asking && (
        <Suspense>
          <DeleteDialog account={account} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </AccountSection>
  );
}
