import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type SyntheticEvent, useId, useState } from 'react';

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
export function LabelledInput({ label, missing, wrong = missing, ...input }: LabelledInputProps) {
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
