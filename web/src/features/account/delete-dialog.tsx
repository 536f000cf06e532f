import TextField from '@mui/material/TextField';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { outbox } from '../../api/outbox.ts';
import { foundPractice } from '../../api/practice-log.ts';
import { useCall } from '../../api/use-answer.ts';
import { readably } from '../../auth/auth-error-help.ts';
import type { OwnAccount } from '../../auth/own-account.ts';
import { useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import AskDialog from '../../ui/ask-dialog.tsx';
import { words } from '../../words/words.ts';

/** Unsaved drafts would be lost. */
const forgetTyped = async (uid: string) => (await import('../../device/drafts.ts')).forgetUnsent(uid);

export default function DeleteDialog({ account, onClose }: { account: OwnAccount; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const action = useAction();
  const call = useCall();
  const { state, signOut } = useSession();
  const uid = state.user?.uid;

  async function end() {
    const done = await action.run(async () => {
      await readably(account.confirm(password));
      await call(accountEndpoints.deleteAccount, {});
    });
    if (!done) return;
    // The account is deleted: local data goes too, whatever the provider answers. The guard then redirects to login.
    if (uid) {
      foundPractice.forget(uid);
      await outbox.forgetAll(uid);
    }
    await Promise.allSettled([signOut(), uid && forgetTyped(uid)]);
    toast.success(words['account.deleted']());
  }

  return (
    <AskDialog
      isAlert
      title={words['account.deleteAsk']()}
      text={`${words['account.deleteWarn']()} ${account.hasPassword ? words['account.deleteByPassword']() : words['account.deleteByGoogle']()}`}
      confirm={words['account.deleteNow']()}
      cancel={words['account.keep']()}
      action={action}
      disabled={account.hasPassword && password === ''}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      {account.hasPassword && (
        <TextField
          fullWidth
          autoFocus
          type="password"
          label={words['ui.password']()}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </AskDialog>
  );
}
