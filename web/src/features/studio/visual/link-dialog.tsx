import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { isSafeLink } from '@pathshala/content/render/create-marked';
import { type SyntheticEvent, useId, useState } from 'react';
import { words } from '../../../words/words.ts';

interface LinkDialogProps {
  /** The present address; empty: there is none. */
  readonly href: string;
  readonly onSet: (href: string) => void;
  readonly onClose: () => void;
}

/** `www.example.org` as people write it. */
const completed = (address: string) =>
  /^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/i.test(address) ? `https://${address}` : address;

/** Asks where a link leads. */
export function LinkDialog({ href, onSet, onClose }: LinkDialogProps) {
  const titleId = useId();
  const [address, setAddress] = useState(href);
  const [asked, setAsked] = useState(false);
  const whole = completed(address.trim());
  const isWrong = !isSafeLink(whole);
  const set = (to: string) => {
    onSet(to);
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog stands in the item's form, which would be sent too.
    event.stopPropagation();
    setAsked(true);
    if (!isWrong) set(whole);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
          {words['studio-lesson.link']()}
        </DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>
          <TextField
            label={words['studio-visual.address']()}
            value={address}
            autoFocus
            fullWidth
            error={asked && isWrong}
            helperText={
              asked && isWrong ? words['studio-visual.addressWrong']() : words['studio-visual.addressHint']()
            }
            onChange={({ target }) => setAddress(target.value)}
            slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          {href !== '' && (
            <Button variant="outlined" onClick={() => set('')}>
              {words['studio-visual.removeLink']()}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {words['ui.cancel']()}
          </Button>
          <Button variant="contained" type="submit">
            {words['studio-lesson.putIn']()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
