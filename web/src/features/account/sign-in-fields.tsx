import Button from '@mui/material/Button';
import type { AuthField } from '../../auth/auth-error-help.ts';
import type { Action } from '../../auth/use-action.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { words } from '../../words/words.ts';
import { NewPasswordField } from './new-password-field.tsx';

interface SignInFieldsProps {
  readonly operation: Action;
  /** Whether the password is chosen here. */
  readonly isNew?: true;
  /** The button's text. */
  readonly submit: string;
}

/** Email, password and the button, with what a failure says under a field. */
export function SignInFields({ operation, isNew, submit }: SignInFieldsProps) {
  const refusalOf = (field: AuthField) => (operation.field === field && operation.help) || undefined;
  const password = { name: 'password', label: words['ui.password'](), refusal: refusalOf('password') };
  return (
    <>
      <Field
        name="email"
        type="email"
        label={words['account.email']()}
        autoComplete="username"
        refusal={refusalOf('email')}
      />
      {isNew ? (
        <NewPasswordField {...password} />
      ) : (
        <PasswordField {...password} autoComplete="current-password" />
      )}
      <Button type="submit" variant="contained" size="large" disabled={operation.running}>
        {submit}
      </Button>
    </>
  );
}
