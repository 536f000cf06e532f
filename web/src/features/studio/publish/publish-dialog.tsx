import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';
import { words } from '../../../words/words.ts';

interface PublishDialogProps {
  readonly title: string;
  /** The content loss, a sentence for each part. */
  readonly lost: readonly string[];
  /** Shown above the note. */
  readonly children?: ReactNode;
  readonly onPublish: (note: string) => void;
  readonly onClose: () => void;
}

/** Asks for a note, and for a confirmation if there is content loss. */
export default function PublishDialog({ title, lost, children, onPublish, onClose }: PublishDialogProps) {
  const titleId = useId();
  const [note, setNote] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3, overflowWrap: 'anywhere' }}>
        {lost.length > 0 ? words['studio.lostTitle']() : words['studio.publishAsk']({ title })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {lost.length > 0 && (
          <Alert severity="warning">
            {lost.map((one) => (
              <div key={one}>{one}</div>
            ))}
          </Alert>
        )}
        {children}
        <TextField
          label={words['studio.note']()}
          value={note}
          fullWidth
          onChange={({ target }) => setNote(target.value)}
          helperText={words['studio.noteHint']()}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          {words['ui.cancel']()}
        </Button>
        <Button variant="contained" autoFocus={lost.length === 0} onClick={() => onPublish(note)}>
          {words['studio.publish']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
