import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FieldConfig, useField } from 'formik';
import { validationText } from '../words/validation.ts';

export type FieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'helperText'> & {
  readonly name: string;
  readonly hint?: string | undefined;
  /** The server's refusal, until the value changes. */
  readonly refusal?: string | undefined;
  /** Besides the form's schema. */
  readonly validate?: FieldConfig['validate'];
};

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
