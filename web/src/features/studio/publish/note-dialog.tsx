import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import AskDialog from '../../../ui/ask-dialog.tsx';

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
