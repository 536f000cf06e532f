import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FieldConfig, useField } from 'formik';
import { validationText } from '../words/validation.ts';

export type FieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'helperText'> & {
  readonly name: string;
  /** Shown under the field while there is no error. */
  readonly hint?: string | undefined;
  /** Why what was filled in was refused, until something else is. */
  readonly refusal?: string | undefined;
  /** Says what is wrong besides what the form's schema says. */
  readonly validate?: FieldConfig['validate'];
};

/** A form's text field: its value, and its own error under it once it was left. */
export function Field({ hint, refusal, validate, slotProps, ...props }: FieldProps) {
  const [field, meta] = useField<string>({ name: props.name, ...(validate && { validate }) });
  const error = meta.touched && meta.error ? validationText(meta.error) : refusal;
  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{ ...slotProps, formHelperText: { 'aria-live': 'polite' } }}
    />
  );
}
