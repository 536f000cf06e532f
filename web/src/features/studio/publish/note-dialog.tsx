import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import AskDialog from '../../../ui/ask-dialog.tsx';

interface NoteDialogProps {
  readonly title: string;
  readonly label: string;
  /** Shown below; the note is optional then. */
  readonly hint?: string;
  readonly send: string;
  /** Characters. */
  readonly most?: number;
  readonly children?: ReactNode;
  readonly onSend: (note: string) => void;
  readonly onClose: () => void;
}

export default function NoteDialog(props: NoteDialogProps) {
  const { title, label, hint, send, most = 500, children, onSend, onClose } = props;
  const [note, setNote] = useState('');
  return (
    <AskDialog
      title={title}
      confirm={send}
      disabled={!hint && note.trim() === ''}
      onConfirm={() => onSend(note.trim())}
      onClose={onClose}
    >
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
    </AskDialog>
  );
}
