import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { loginSchema } from '@pathshala/contract/accounts/user';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { Failure } from '../ui/failure.tsx';
import { Icon } from '../ui/icon.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { words } from '../words/words.ts';
import { InAppNote } from './in-app-browser.tsx';
import type { SignInMethod } from './reauthenticate.ts';
import { useSession } from './session-context.ts';
import { useAuthOperation } from './use-auth-operation.ts';

interface ReauthenticateDialogProps {
  readonly way: SignInMethod;
  /** @param again whether they reauthenticated; false: cancelled */
  readonly onClose: (again: boolean) => void;
}

const texts: Readonly<Record<SignInMethod, () => string>> = {
  password: words['auth.againPassword'],
  google: words['auth.againGoogle'],
};

const schema = loginSchema.pick(['password']);

/** Dialog to reauthenticate. */
export default function ReauthenticateDialog({ way, onClose }: ReauthenticateDialogProps) {
  const { state, reauthenticate } = useSession();
  const operation = useAuthOperation();
  const titleId = useId();
  const textId = useId();

  async function show(password?: string) {
    if (await operation.run(() => reauthenticate(password))) onClose(true);
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={() => onClose(false)}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <Formik
        initialValues={{ password: '' }}
        validationSchema={way === 'password' ? schema : undefined}
        onSubmit={({ password }) => show(way === 'password' ? password : undefined)}
      >
        <Form noValidate>
          <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
            {words['auth.againTitle']()}
          </DialogTitle>
          <DialogContent>
            <DialogContentText id={textId} sx={{ mb: 2 }}>
              {texts[way]()}
            </DialogContentText>
            {way === 'password' && (
              <>
                {/* Password managers look here for whose password is wanted. */}
                <input type="email" autoComplete="username" value={state.user?.email ?? ''} readOnly hidden />
                <PasswordField
                  name="password"
                  label={words['ui.password']()}
                  autoComplete="current-password"
                  autoFocus
                  sx={{ mt: 1 }}
                />
              </>
            )}
            {way === 'google' && <InAppNote />}
            <Failure text={operation.error} help={operation.help} />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => onClose(false)}>
              {words['ui.cancel']()}
            </Button>
            <Button
              type="submit"
              variant="contained"
              loading={operation.running}
              startIcon={way === 'google' ? <Icon name="google" size={20} /> : undefined}
            >
              {way === 'google' ? words['fixed.continueWithGoogle']() : words['ui.continue']()}
            </Button>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}
