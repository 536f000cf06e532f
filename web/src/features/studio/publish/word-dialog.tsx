import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { words } from '../../../words/words.ts';

interface WordDialogProps {
  readonly title: string;
  readonly text?: string;
  /** What the word is for. */
  readonly label: string;
  /** The label of the button that sends it. */
  readonly send: string;
  readonly mayBeEmpty?: boolean;
  readonly onSend: (word: string) => void;
  readonly onClose: () => void;
}

/** Asks for a word to somebody else, and sends it. */
export default function WordDialog(props: WordDialogProps) {
  const { title, text, label, send, mayBeEmpty = false, onSend, onClose } = props;
  const titleId = useId();
  const [word, setWord] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {text && <p>{text}</p>}
        <TextField
          label={label}
          value={word}
          fullWidth
          multiline
          minRows={2}
          maxRows={8}
          onChange={({ target }) => setWord(target.value)}
          helperText={mayBeEmpty ? words['studio-publish.mayBeEmpty']() : undefined}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onClose}>
          {words['ui.cancel']()}
        </Button>
        <Button
          variant="contained"
          disabled={!mayBeEmpty && word.trim() === ''}
          onClick={() => onSend(word.trim())}
        >
          {send}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
