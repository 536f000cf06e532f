import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import toast from 'react-hot-toast';
import { useAccountCalls } from '../../api/account.ts';
import { practiceOutbox } from '../../api/practice-outbox.ts';
import type { OwnAccount } from '../../auth/own-account.ts';
import { readableError } from '../../auth/readable-error.ts';
import { useSession } from '../../auth/session-context.ts';
import { useAuthOperation } from '../../auth/use-auth-operation.ts';
import { Failure } from '../../ui/failure.tsx';
import { words } from '../../words/words.ts';

interface DeleteDialogProps {
  readonly account: OwnAccount;
  readonly onClose: () => void;
}

/** Warns about unsaved drafts, which would be lost. */
const forgetTyped = async (uid: string) => (await import('../../device/drafts.ts')).forgetUnsent(uid);

/** Asks for the password, or for Google's word, and then ends the account. */
export default function DeleteDialog({ account, onClose }: DeleteDialogProps) {
  const [titleId, textId] = [useId(), useId()];
  const [password, setPassword] = useState('');
  const operation = useAuthOperation();
  const { deleteAccount } = useAccountCalls();
  const { state, signOut } = useSession();
  const uid = state.user?.uid;

  async function end() {
    const done = await operation.run(async () => {
      await account.confirm(password).catch((error: unknown) => {
        throw readableError(error);
      });
      await deleteAccount();
    });
    if (!done) return;
    if (uid) practiceOutbox.forget(uid);
    // The account is gone: what the browser still has of it goes too, whatever the provider says. The page, which is for
    // who is signed in, gives way to the login page by itself.
    await Promise.allSettled([signOut(), uid && forgetTyped(uid)]);
    toast.success(words['account.deleted']());
  }

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => !operation.running && onClose()}
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void end();
        }}
      >
        <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
          {words['account.deleteAsk']()}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            {words['account.deleteWarn']()}{' '}
            {account.hasPassword ? words['account.deleteByPassword']() : words['account.deleteByGoogle']()}
          </DialogContentText>
          {account.hasPassword && (
            <TextField
              fullWidth
              autoFocus
              type="password"
              label={words['ui.password']()}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              sx={{ mt: 2.5 }}
            />
          )}
          <Failure text={operation.error} help={operation.help} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={onClose} disabled={operation.running}>
            {words['account.keep']()}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={operation.running || (account.hasPassword && password === '')}
          >
            {operation.running ? words['account.deleting']() : words['account.deleteNow']()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
