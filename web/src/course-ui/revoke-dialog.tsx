import TextField from '@mui/material/TextField';
import { certificateEndpoints } from '@pathshala/contract/certificates/endpoints';
import { limits } from '@pathshala/contract/http/limits';
import { useState } from 'react';
import { useCall } from '../api/use-answer.ts';
import { useAction } from '../auth/use-action.tsx';
import AskDialog from '../ui/ask-dialog.tsx';
import { words } from '../words/words.ts';

interface RevokeDialogProps {
  readonly id: string;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

export default function RevokeDialog({ id, onRevoked, onClose }: RevokeDialogProps) {
  const call = useCall();
  const [reason, setReason] = useState('');
  const action = useAction();
  async function revoke() {
    const given = { certificateId: id, body: { reason } };
    if (await action.run(() => call(certificateEndpoints.revokeCertificate, given))) onRevoked();
  }
  return (
    <AskDialog
      isAlert
      title={words['certificate.revokeTitle']()}
      text={words['certificate.revokeAsk']()}
      confirm={words['certificate.revoke']()}
      action={action}
      disabled={reason.trim() === ''}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      <TextField
        fullWidth
        multiline
        autoFocus
        required
        label={words['certificate.revokeReason']()}
        helperText={words['certificate.revokeReasonHelp']()}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: limits.revokeReasonMax } }}
      />
    </AskDialog>
  );
}
