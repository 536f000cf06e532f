import Button from '@mui/material/Button';
import { loginSchema, resetSchema } from '@pathshala/contract/accounts/user';
import { pages } from '@pathshala/contract/site/routes';
import type { FormikProps } from 'formik';
import { useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { words } from '../../words/words.ts';
import { AccountCard } from './account-card.tsx';

export const meta = metaOf(pages.login, words['fixed.login'], words['descriptions.login']);

const initialValues = { email: '', password: '' };

export function Component() {
  const { signIn, resetPassword } = useSession();
  const operation = useAction();

  /** An invalid address shows its error. */
  async function reset(form: FormikProps<typeof initialValues>) {
    operation.clear();
    await form.setFieldTouched('email');
    if (!(await resetSchema.isValid({ email: form.values.email }))) return;
    if (await operation.run(() => resetPassword(form.values.email.trim())))
      window.alert(words['fixed.resetSent']());
  }

  return (
    <AccountCard
      title={words['fixed.login']()}
      busy={words['account.signingIn']()}
      lead={words['account.loginLead']()}
      operation={operation}
      initialValues={initialValues}
      validationSchema={loginSchema}
      onSubmit={({ email, password }) => signIn(email.trim(), password)}
      more={(form) => (
        <Button variant="text" onClick={() => void reset(form)} disabled={operation.running}>
          {words['fixed.resetPassword']()}
        </Button>
      )}
    />
  );
}
