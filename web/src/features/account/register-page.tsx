import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { registrationSchema } from '@pathshala/contract/accounts/user';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { Form, Formik } from 'formik';
import { useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { Field } from '../../ui/field.tsx';
import { Link as RouterLink } from '../../ui/router.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import { AccountCard, SignInFields, SignInLead, useReturnPath } from './account-card.tsx';

export const meta = metaOf(pages.register, words['fixed.register'], words['descriptions.register']);

export function Component() {
  const { register } = useSession();
  const operation = useAction();
  const { state } = useReturnPath();
  return (
    <AccountCard
      title={words['fixed.register']()}
      busy={words['account.registering']()}
      lead={<SignInLead otherwise={words['account.registerLead']()} />}
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
            <Field name="name" label={words['account.name']()} autoComplete="name" />
            <SignInFields operation={operation} isNew submit={words['fixed.register']()} />
          </Stack>
        </Formik>
      }
      footer={
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2, textWrap: 'balance' }}>
            {withMarkup(words['account.agree'].parts(), {
              rules: (inside) => (
                <Link component={RouterLink} underline="always" to={paths.terms}>
                  {inside}
                </Link>
              ),
              privacy: (inside) => (
                <Link component={RouterLink} underline="always" to={paths.privacy}>
                  {inside}
                </Link>
              ),
            })}
          </Typography>
          {words['account.haveAccount']()}{' '}
          <Link className="tap" component={RouterLink} underline="always" to={paths.login} state={state}>
            {words['fixed.login']()}
          </Link>
        </>
      }
    />
  );
}
