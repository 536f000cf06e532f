import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isSafeLink } from '@pathshala/content/render/create-marked';
import { useState } from 'react';
import AskDialog from '../../../ui/ask-dialog.tsx';
import { words } from '../../../words/words.ts';

interface LinkDialogProps {
  readonly href: string;
  readonly onSet: (href: string) => void;
  readonly onClose: () => void;
}

/** `www.example.org` gets a scheme. */
const completed = (address: string) =>
  /^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/i.test(address) ? `https://${address}` : address;

export function LinkDialog({ href, onSet, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(href);
  const [asked, setAsked] = useState(false);
  const whole = completed(address.trim());
  const isWrong = asked && !isSafeLink(whole);
  const set = (to: string) => {
    onSet(to);
    onClose();
  };
  return (
    <AskDialog
      title={words['studio-lesson.link']()}
      confirm={words['studio-lesson.putIn']()}
      maxWidth="sm"
      onConfirm={() => {
        setAsked(true);
        if (isSafeLink(whole)) set(whole);
      }}
      onClose={onClose}
    >
      <TextField
        label={words['studio-visual.address']()}
        value={address}
        autoFocus
        fullWidth
        error={isWrong}
        helperText={isWrong ? words['studio-visual.addressWrong']() : words['studio-visual.addressHint']()}
        onChange={({ target }) => setAddress(target.value)}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
      />
      {href !== '' && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => set('')}>
          {words['studio-visual.removeLink']()}
        </Button>
      )}
    </AskDialog>
  );
}
