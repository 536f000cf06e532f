import { loginSchema } from '@pathshala/contract/accounts/user';
import { Formik } from 'formik';
import AskDialog from '../ui/ask-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useWork } from '../ui/use-work.ts';
import { words } from '../words/words.ts';
import { authErrorHelp } from './auth-error-help.ts';
import { InAppNote } from './in-app-browser.tsx';
import type { SignInMethod } from './reauthenticate.ts';
import { useSession } from './session-context.ts';

interface ReauthenticateDialogProps {
  readonly way: SignInMethod;
  /** @param again whether they reauthenticated; false: cancelled */
  readonly onClose: (again: boolean) => void;
}

const schema = loginSchema.pick(['password']);

export default function ReauthenticateDialog({ way, onClose }: ReauthenticateDialogProps) {
  const { state, reauthenticate } = useSession();
  const work = useWork();
  const byPassword = way === 'password';

  async function show(password: string) {
    if (await work.run(() => reauthenticate(byPassword ? password : undefined))) onClose(true);
  }

  return (
    <Formik
      initialValues={{ password: '' }}
      validationSchema={byPassword ? schema : undefined}
      onSubmit={({ password }) => show(password)}
    >
      {({ submitForm }) => (
        <AskDialog
          title={words['auth.againTitle']()}
          text={byPassword ? words['auth.againPassword']() : words['auth.againGoogle']()}
          confirm={byPassword ? words['ui.continue']() : words['fixed.continueWithGoogle']()}
          confirmIcon={!byPassword && <Icon name="google" size={20} />}
          action={{ ...work, help: authErrorHelp(work.failure)?.help }}
          onConfirm={() => void submitForm()}
          onClose={() => onClose(false)}
        >
          {byPassword ? (
            <>
              {/* Password managers look here for the user name. */}
              <input type="email" autoComplete="username" value={state.user?.email ?? ''} readOnly hidden />
              <PasswordField
                name="password"
                label={words['ui.password']()}
                autoComplete="current-password"
                autoFocus
              />
            </>
          ) : (
            <InAppNote />
          )}
        </AskDialog>
      )}
    </Formik>
  );
}
