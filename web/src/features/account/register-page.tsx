import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { labels } from '@pathshala/contract/messages';
import { paths } from '@pathshala/contract/paths';
import { pages } from '@pathshala/contract/routes';
import { registrationSchema } from '@pathshala/contract/user';
import { Form, Formik } from 'formik';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../auth/session-context.ts';
import { useAuthOperation } from '../../auth/use-auth-operation.ts';
import { Field } from '../../ui/field.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { words } from '../../words/words.ts';
import { AccountCard } from './account-card.tsx';
import { useReturnPath } from './return-path.ts';
import { SignInLead } from './sign-in-lead.tsx';

export function meta() {
  return pageMeta({
    page: pages.register,
    title: words['fixed.register'](),
    description: words['descriptions.register'](),
  });
}

export default function RegisterPage() {
  const { register } = useSession();
  const operation = useAuthOperation();
  const { state } = useReturnPath();
  return (
    <AccountCard
      title={pages.register.title}
      lead={<SignInLead otherwise="One account for every class, course and book." />}
      operation={operation}
      form={
        <Formik
          initialValues={{ name: '', email: '', password: '' }}
          validationSchema={registrationSchema}
          onSubmit={async ({ name, email, password }) => {
            await operation.run(() => register(name.trim(), email.trim(), password));
          }}
        >
          <Stack component={Form} method="post" noValidate spacing={2}>
            <Field name="name" label="Name" autoComplete="name" />
            <Field name="email" type="email" label="Email" autoComplete="username" />
            <NewPasswordField name="password" label="Password" />
            <Button type="submit" variant="contained" size="large" disabled={operation.running}>
              {labels.register}
            </Button>
          </Stack>
        </Formik>
      }
      footer={
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2, textWrap: 'balance' }}>
            With an account you agree to the school’s{' '}
            <Link component={RouterLink} underline="always" to={paths.terms}>
              rules
            </Link>
            .{' '}
            <Link component={RouterLink} underline="always" to={paths.privacy}>
              Privacy
            </Link>{' '}
            says what is kept of you.
          </Typography>
          Have an account?{' '}
          <Link component={RouterLink} underline="always" to={paths.login} state={state}>
            Login
          </Link>
        </>
      }
    />
  );
}
