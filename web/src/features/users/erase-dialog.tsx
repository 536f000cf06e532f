import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { User } from '@pathshala/contract/accounts/user';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { useId, useState } from 'react';
import toast from 'react-hot-toast';
import { useCall } from '../../api/use-call.ts';
import { useRecentSignIn } from '../../auth/use-recent-sign-in.tsx';
import { Failure } from '../../ui/failure.tsx';
import { useNavigate } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { nameOf } from './name-of.ts';

interface EraseDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Asks for the account's address, and then erases the account. */
export default function EraseDialog({ user, onClose }: EraseDialogProps) {
  const [titleId, textId] = [useId(), useId()];
  const call = useCall();
  const navigate = useNavigate();
  const { run, dialog } = useRecentSignIn();
  const [typed, setTyped] = useState('');
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { _id: uid } = user;
  // An account without an address is named by its id.
  const email = user.email || uid;

  async function erase() {
    setRunning(true);
    setFailure(null);
    try {
      await run(() => call(adminEndpoints.erasePerson, { uid, body: { email: typed } }));
      toast.success(words['person.erased']({ email }));
      await navigate(paths.users);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setRunning(false);
    }
  }

  return (
    <>
      <Dialog
        open
        role="alertdialog"
        onClose={() => !running && onClose()}
        maxWidth="xs"
        aria-labelledby={titleId}
        aria-describedby={textId}
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void erase();
          }}
        >
          <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3, overflowWrap: 'anywhere' }}>
            {words['person.askErase']({ name: nameOf(user) })}
          </DialogTitle>
          <DialogContent>
            <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
              {words['person.askEraseText']({ email })}
            </DialogContentText>
            <TextField
              fullWidth
              autoFocus
              label={words['person.eraseField']()}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              sx={{ mt: 2.5 }}
            />
            <Failure text={failure} />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={onClose} disabled={running}>
              {words['ui.cancel']()}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color="error"
              disabled={running || normaliseEmail(typed) !== normaliseEmail(email)}
            >
              {running ? words['person.erasing']() : words['person.eraseNow']()}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
