import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { registrationSchema } from '@pathshala/contract/accounts/user';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { Link as RouterLink } from '../../ui/router.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import { AccountCard, linkTo, useReturnPath } from './account-card.tsx';

export const meta = metaOf(pages.register, words['fixed.register'], words['descriptions.register']);

export function Component() {
  const { register } = useSession();
  const operation = useAction();
  const { state } = useReturnPath();
  return (
    <AccountCard
      title={words['fixed.register']()}
      busy={words['account.registering']()}
      lead={words['account.registerLead']()}
      operation={operation}
      isNew
      initialValues={{ name: '', email: '', password: '' }}
      validationSchema={registrationSchema}
      onSubmit={({ name, email, password }) => register(name.trim(), email.trim(), password)}
      footer={
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2, textWrap: 'balance' }}>
            {withMarkup(words['account.agree'].parts(), {
              rules: linkTo(paths.terms),
              privacy: linkTo(paths.privacy),
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
