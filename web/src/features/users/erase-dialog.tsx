import TextField from '@mui/material/TextField';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { User } from '@pathshala/contract/accounts/user';
import { normaliseEmail } from '@pathshala/contract/http/validation';
import { paths } from '@pathshala/contract/site/paths';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useCall } from '../../api/use-answer.ts';
import { useAction } from '../../auth/use-action.tsx';
import AskDialog from '../../ui/ask-dialog.tsx';
import { useNavigate } from '../../ui/router.ts';
import { words } from '../../words/words.ts';

export default function EraseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const call = useCall();
  const navigate = useNavigate();
  const action = useAction();
  const [typed, setTyped] = useState('');
  const { _id: uid } = user;
  // Accounts without an address use their id.
  const email = user.email || uid;

  async function erase() {
    if (!(await action.run(() => call(accountEndpoints.erasePerson, { uid, body: { email: typed } }))))
      return;
    toast.success(words['person.erased']({ email }));
    await navigate(paths.users);
  }

  return (
    <AskDialog
      isAlert
      title={words['person.askErase']({ name: user.displayName || user.email })}
      text={words['person.askEraseText']({ email })}
      confirm={words['person.eraseNow']()}
      action={action}
      disabled={normaliseEmail(typed) !== normaliseEmail(email)}
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      <TextField
        fullWidth
        autoFocus
        label={words['person.eraseField']()}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </AskDialog>
  );
}
