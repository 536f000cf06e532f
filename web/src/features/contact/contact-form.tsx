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

/** Contrast of secondary text: MUI's placeholder is too faint. */
const placeholderSx = {
  '& .MuiInputBase-input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

interface LabelledInputProps extends OutlinedInputProps {
  readonly label: string;
  /** For an empty field, and for an invalid value. */
  readonly missing: string;
  readonly wrong?: string;
}

/**
 * The browser validates it; the error is shown below in the page's language, instead of the browser's bubble. The label stays
 * above, so that the placeholder can be read.
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
      {/* As attributes of the input: MUI would also put its own on the wrapper. */}
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

/** Target of links to the form. */
export const formAnchor = 'write';

/** Without its bubble the browser does not focus an invalid field. */
function focusFirstInvalid({ currentTarget: form }: SyntheticEvent<HTMLFormElement>): void {
  form.querySelector<HTMLElement>('input:invalid, textarea:invalid')?.focus();
}

/** A plain form whose result opens in a new tab (docs/contract.md, "Contact"). The text stays in the form. */
export function ContactForm({ action }: { action: string }) {
  const titleId = useId();
  const [failure, setFailure] = useState<string | null>(null);

  /** The result is in the new tab; only failures before sending are shown here. */
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
        rel="noopener"
        aria-labelledby={titleId}
        onInvalid={focusFirstInvalid}
        onSubmit={check}
        sx={{ display: 'grid', gap: 2.5 }}
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
