import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

type FieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'helperText'> & { readonly name: string };

/** A form's text field: its value, and its own error under it once it was left. */
export function Field(props: FieldProps) {
  const [field, meta] = useField<string>(props.name);
  const error = meta.touched ? meta.error : undefined;
  return <TextField fullWidth {...props} {...field} error={Boolean(error)} helperText={error} />;
}
