import { registrationSchema } from '@pathshala/contract/accounts/user';
import { pages } from '@pathshala/contract/site/routes';
import { useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { words } from '../../words/words.ts';
import { AccountCard } from './account-card.tsx';

export const meta = metaOf(pages.register, words['fixed.register'], words['descriptions.register']);

export function Component() {
  const { register } = useSession();
  const operation = useAction();
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
    />
  );
}
