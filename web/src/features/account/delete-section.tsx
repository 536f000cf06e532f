import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { OwnAccount } from '../../auth/own-account.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { words } from '../../words/words.ts';

const DeleteDialog = lazyDialog(() => import('./delete-dialog.tsx'));

/** Account deletion. */
export function DeleteSection({ account }: { account: OwnAccount }) {
  const [asking, setAsking] = useState(false);
  return (
    <PaperSection title={words['account.delete']()} text={words['account.deleteText']()}>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ mt: 2.5 }}>
        {words['account.delete']()}
      </Button>
      {asking && (
        <Suspense>
          <DeleteDialog account={account} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </PaperSection>
  );
}
