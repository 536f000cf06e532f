import TextField from '@mui/material/TextField';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { User } from '@pathshala/contract/accounts/user';
import { limits } from '@pathshala/contract/http/limits';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useCall } from '../../api/use-answer.ts';
import { useAction } from '../../auth/use-action.tsx';
import AskDialog from '../../ui/ask-dialog.tsx';
import { words } from '../../words/words.ts';

interface RenameDialogProps {
  readonly user: User;
  readonly onRenamed: () => Promise<unknown>;
  readonly onClose: () => void;
}

export default function RenameDialog({ user, onRenamed, onClose }: RenameDialogProps) {
  const call = useCall();
  const { running, error, run, dialogs } = useAction();
  const [name, setName] = useState(user.displayName);

  async function rename() {
    if (!(await run(() => call(accountEndpoints.renamePerson, { uid: user._id, body: { name } })))) return;
    toast.success(words['account.saved']());
    await onRenamed();
    onClose();
  }

  return (
    <>
      <AskDialog
        title={words['person.rename']()}
        text={words['person.renameText']()}
        confirm={words['account.save']()}
        running={running}
        disabled={name.trim() === ''}
        error={error}
        onConfirm={() => void rename()}
        onClose={onClose}
      >
        <TextField
          fullWidth
          autoFocus
          label={words['ui.name']()}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.displayNameMax } }}
        />
      </AskDialog>
      {dialogs}
    </>
  );
}
