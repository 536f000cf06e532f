import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { changePasswordSchema } from '@pathshala/contract/accounts/user';
import { Form, Formik } from 'formik';
import toast from 'react-hot-toast';
import { useAccountCalls } from '../../api/account.ts';
import type { OwnAccount } from '../../auth/own-account.ts';
import { readableError } from '../../auth/readable-error.ts';
import { useAction } from '../../auth/use-action.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { NewPasswordField } from './new-password-field.tsx';

const initialValues = { current: '', password: '' };

/** A new password, for anyone who knows the old one. Every other device has to sign in again. */
export function PasswordSection({ account }: { account: OwnAccount }) {
  const operation = useAction();
  const { refreshRecord } = useAccountCalls();
  return (
    <PaperSection title={words['ui.password']()} text={words['account.passwordText']()}>
      <Formik
        initialValues={initialValues}
        validationSchema={changePasswordSchema}
        onSubmit={async ({ current, password }, { resetForm }) => {
          const done = await operation.run(() =>
            account.changePassword(current, password).catch((error: unknown) => {
              throw readableError(error);
            }),
          );
          if (!done) return;
          // The school learns that other sign-ins have ended; if not now, with the next call about the account.
          await refreshRecord().catch(() => undefined);
          resetForm();
          toast.success(words['account.passwordChanged']());
        }}
      >
        <Stack component={Form} noValidate spacing={2} sx={{ mt: 3, alignItems: 'start', maxWidth: 480 }}>
          <PasswordField
            name="current"
            label={words['account.passwordToday']()}
            autoComplete="current-password"
          />
          <NewPasswordField name="password" label={words['account.passwordNew']()} />
          <Failure text={operation.error} help={operation.help} />
          <Button type="submit" variant="outlined" disabled={operation.running}>
            {words['account.passwordChange']()}
          </Button>
        </Stack>
      </Formik>
    </PaperSection>
  );
}
