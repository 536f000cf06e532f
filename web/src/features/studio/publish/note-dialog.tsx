import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';
import { words } from '../../../words/words.ts';

interface NoteDialogProps {
  readonly title: string;
  /** What the note is for. */
  readonly label: string;
  /** What is said below the note, which may be left empty then. */
  readonly hint?: string;
  /** The label of the button that sends it. */
  readonly send: string;
  /** Characters. */
  readonly most?: number;
  /** Shown above the note. */
  readonly children?: ReactNode;
  readonly onSend: (note: string) => void;
  readonly onClose: () => void;
}

/** Asks for a note: to the history, or a word to somebody else. */
export default function NoteDialog(props: NoteDialogProps) {
  const { title, label, hint, send, most = 500, children, onSend, onClose } = props;
  const titleId = useId();
  const [note, setNote] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {children}
        <TextField
          label={label}
          value={note}
          fullWidth
          multiline
          maxRows={8}
          onChange={({ target }) => setNote(target.value)}
          helperText={hint}
          slotProps={{ htmlInput: { maxLength: most } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onClose}>
          {words['ui.cancel']()}
        </Button>
        <Button
          variant="contained"
          disabled={!hint && note.trim() === ''}
          onClick={() => onSend(note.trim())}
        >
          {send}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
