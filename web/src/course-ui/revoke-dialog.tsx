import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { limits } from '@pathshala/contract/http/limits';
import { type FormEvent, useId, useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { MuiProvider } from '../theme/mui-provider.tsx';
import { Failure } from '../ui/failure.tsx';
import { words } from '../words/words.ts';

interface RevokeDialogProps {
  /** The certificate's. */
  readonly id: string;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Asks why, and then revokes a certificate. */
export default function RevokeDialog(props: RevokeDialogProps) {
  return (
    // The certificate's page is without MUI.
    <MuiProvider>
      <Ask {...props} />
    </MuiProvider>
  );
}

function Ask({ id, onRevoked, onClose }: RevokeDialogProps) {
  const [titleId, textId] = [useId(), useId()];
  const call = useCall();
  const [reason, setReason] = useState('');
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function revoke(event: FormEvent) {
    event.preventDefault();
    setRunning(true);
    setFailure(null);
    await call(adminEndpoints.revokeCertificate, { certificateId: id, body: { reason } }).then(
      onRevoked,
      (error: Error) => {
        setFailure(error.message);
        setRunning(false);
      },
    );
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => !running && onClose()}
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <form noValidate onSubmit={(event) => void revoke(event)}>
        <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
          {words['certificate.revokeTitle']()}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>{words['certificate.revokeAsk']()}</DialogContentText>
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
            sx={{ mt: 2.5 }}
          />
          <Failure text={failure} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={onClose} disabled={running}>
            {words['ui.cancel']()}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={running || reason.trim() === ''}>
            {words['certificate.revoke']()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
