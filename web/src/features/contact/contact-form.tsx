import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { words } from '../../words/words.ts';

/** As dark as second text: MUI's own placeholder is too faint to read. */
const placeholderSx = {
  '& .MuiInputBase-input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

/** A label that stays above its field, so that the placeholder can be read too. */
function LabelledInput({ label, ...input }: OutlinedInputProps & { label: string }) {
  const id = useId();
  return (
    <div>
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: 0.75, color: 'text.primary', fontWeight: 600 }}>
        {label}
      </FormLabel>
      {/* As the field's own attribute: MUI would set its own on the frame around it, too, where HTML knows none. */}
      <OutlinedInput
        id={id}
        fullWidth
        sx={placeholderSx}
        slotProps={{ input: { required: true } }}
        {...input}
      />
    </div>
  );
}

/** React's types do not know it yet: the page that the form opens gets no hold of this one. */
const noOpener = { rel: 'noopener' };

/**
 * The contact form (docs/contract.md, "Contact"): a browser's own form POST whose result opens in a new tab, checked
 * by the browser alone. Nothing is emptied: what was typed stays here.
 */
export function ContactForm({ action }: { action: string }) {
  const titleId = useId();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: '16px' }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2.5 }}>
        {words['fixed.contactTitle']()}
      </Typography>
      <Box
        component="form"
        method="post"
        action={action}
        target="_blank"
        aria-labelledby={titleId}
        sx={{ display: 'grid', gap: 2.5 }}
        {...noOpener}
      >
        <LabelledInput
          label={words['fixed.contactName']()}
          name="name"
          type="text"
          autoComplete="name"
          placeholder={words['fixed.contactNamePlaceholder']()}
        />
        <LabelledInput
          label={words['fixed.contactEmail']()}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={words['fixed.contactEmailPlaceholder']()}
        />
        <LabelledInput
          label={words['fixed.contactMessage']()}
          name="message"
          multiline
          rows={6}
          placeholder={words['fixed.contactMessagePlaceholder']()}
        />
        <Button type="submit" variant="contained" size="large" sx={{ justifySelf: { sm: 'start' } }}>
          {words['fixed.sendMessage']()}
        </Button>
      </Box>
    </Paper>
  );
}
