import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { isDrawn } from '@pathshala/contract/accounts/avatars';
import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import { registrationSchema } from '@pathshala/contract/accounts/user';
import { Form, Formik } from 'formik';
import toast from 'react-hot-toast';
import { useAccountCalls } from '../../api/account.ts';
import type { OwnAccount } from '../../auth/own-account.ts';
import type { CurrentUser } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { Field } from '../../ui/field.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { PictureChoice } from './picture-choice.tsx';

const schema = registrationSchema.pick(['name']);

/** What the provider keeps: a whole address, because some providers take no other. */
function addressOf(picture: string | null): string | null {
  return picture?.startsWith('/') ? `${window.location.origin}${picture}` : picture;
}

interface ProfileSectionProps {
  readonly user: CurrentUser;
  readonly account: OwnAccount;
}

/** Name and picture. */
export function ProfileSection({ user, account }: ProfileSectionProps) {
  const operation = useAction();
  const { refreshRecord } = useAccountCalls();
  const own = user.photoURL && !isDrawn(user.photoURL) ? user.photoURL : null;

  async function save(name: string, picture: string | null): Promise<void> {
    const done = await operation.run(async () => {
      await account.rename(normaliseDisplayName(name), addressOf(picture));
      await refreshRecord();
    });
    if (done) toast.success(words['account.saved']());
  }

  return (
    <PaperSection title={words['account.profile']()} text={words['account.profileText']()}>
      <Formik
        initialValues={{ name: user.displayName, picture: user.photoURL }}
        validationSchema={schema}
        onSubmit={({ name, picture }) => save(name, picture)}
      >
        {({ values, setFieldValue }) => (
          <Stack component={Form} noValidate spacing={2.5} sx={{ mt: 3, alignItems: 'start' }}>
            <Field name="name" label={words['account.name']()} autoComplete="name" sx={{ maxWidth: 480 }} />
            <PictureChoice
              value={values.picture}
              own={own}
              onChoose={(picture) => void setFieldValue('picture', picture)}
            />
            <Failure text={operation.error} help={operation.help} />
            <Button type="submit" variant="contained" disabled={operation.running}>
              {operation.running ? words['account.saving']() : words['account.save']()}
            </Button>
          </Stack>
        )}
      </Formik>
    </PaperSection>
  );
}
