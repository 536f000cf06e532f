import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';

/** As dark as second text: MUI's own placeholder is too faint to read. */
const placeholderSx = {
  '& .MuiInputBase-input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

interface LabelledInputProps extends OutlinedInputProps {
  readonly label: string;
  /** What is said of an empty field, and of one that the browser finds wrong otherwise. */
  readonly missing: string;
  readonly wrong?: string;
}

/**
 * A required field that the browser checks. What is wrong stands under it in the page's language, in the place of the
 * browser's bubble. Its label stays above it, so that the placeholder can be read too.
 */
function LabelledInput({ label, missing, wrong = missing, ...input }: LabelledInputProps) {
  const id = useId();
  const [issue, setIssue] = useState('');
  const issueOf = ({ validity }: FieldElement) => {
    if (validity.valid) return '';
    return validity.valueMissing ? missing : wrong;
  };
  const report = (event: SyntheticEvent<FieldElement>) => {
    event.preventDefault();
    setIssue(issueOf(event.currentTarget));
  };
  const recheck = ({ currentTarget }: SyntheticEvent<FieldElement>) => {
    if (issue) setIssue(issueOf(currentTarget));
  };
  return (
    <div>
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: 0.75, color: 'text.primary', fontWeight: 600 }}>
        {label}
      </FormLabel>
      {/* As the field's own attributes: MUI would set its own on the frame around it, too, where HTML knows none. */}
      <OutlinedInput
        id={id}
        fullWidth
        sx={placeholderSx}
        error={issue !== ''}
        aria-describedby={issue ? `${id}-issue` : undefined}
        slotProps={{ input: { required: true, onInvalid: report, onInput: recheck } }}
        {...input}
      />
      <FormHelperText id={`${id}-issue`} error aria-live="polite">
        {issue}
      </FormHelperText>
    </div>
  );
}

/** Where a link leads to the form. */
export const formAnchor = 'write';

/** React's types do not know it yet: the page that the form opens gets no hold of this one. */
const noOpener = { rel: 'noopener' };

/** A field that says itself what is wrong is not focused by the browser, as one with its bubble is. */
function focusFirstInvalid({ currentTarget: form }: SyntheticEvent<HTMLFormElement>): void {
  form.querySelector<HTMLElement>('input:invalid, textarea:invalid')?.focus();
}

/**
 * The contact form (docs/contract.md, "Contact"): a browser's own form POST whose result opens in a new tab, checked
 * by the browser alone. Nothing is emptied: what was typed stays here.
 */
export function ContactForm({ action }: { action: string }) {
  const titleId = useId();
  const [failure, setFailure] = useState<string | null>(null);

  /** What comes of it is seen in the new tab alone; that nothing can come of it is said here. */
  function check(event: SyntheticEvent): void {
    setFailure(null);
    if (!navigator.onLine) {
      event.preventDefault();
      setFailure(words['contact.offline']());
      return;
    }
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() =>
      setFailure(words['contact.unreachable']()),
    );
  }

  return (
    <Paper
      id={formAnchor}
      variant="outlined"
      sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: '16px', scrollMarginTop: 80 }}
    >
      <Typography id={titleId} variant="h2" sx={{ mb: 2.5 }}>
        {words['fixed.contactTitle']()}
      </Typography>
      <Box
        component="form"
        method="post"
        action={action}
        target="_blank"
        aria-labelledby={titleId}
        onInvalid={focusFirstInvalid}
        onSubmit={check}
        sx={{ display: 'grid', gap: 2.5 }}
        {...noOpener}
      >
        <LabelledInput
          label={words['fixed.contactName']()}
          name="name"
          type="text"
          autoComplete="name"
          placeholder={words['fixed.contactNamePlaceholder']()}
          missing={words['contact.nameMissing']()}
        />
        <LabelledInput
          label={words['fixed.contactEmail']()}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={words['fixed.contactEmailPlaceholder']()}
          missing={words['contact.emailMissing']()}
          wrong={words['contact.emailWrong']()}
        />
        <LabelledInput
          label={words['fixed.contactMessage']()}
          name="message"
          multiline
          rows={6}
          placeholder={words['fixed.contactMessagePlaceholder']()}
          missing={words['contact.messageMissing']()}
        />
        <Button type="submit" variant="contained" size="large" sx={{ justifySelf: { sm: 'start' } }}>
          {words['fixed.sendMessage']()}
        </Button>
        <Failure text={failure} />
      </Box>
    </Paper>
  );
}
