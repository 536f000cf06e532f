import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { avatarPath, avatars, isDrawn } from '@pathshala/contract/accounts/avatars';
import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import { registrationSchema } from '@pathshala/contract/accounts/user';
import { Form, Formik } from 'formik';
import { type CSSProperties, useId } from 'react';
import toast from 'react-hot-toast';
import { useRefreshRecord } from '../../api/account.ts';
import type { OwnAccount } from '../../auth/own-account.ts';
import type { CurrentUser } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { PictureOption } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';

interface PictureChoiceProps {
  /** Address of the chosen picture; null: the default. */
  readonly value: string | null;
  /** The provider's picture, such as Google's; null if it is one of ours. */
  readonly own: string | null;
  readonly onChoose: (value: string | null) => void;
}

const avatarNames: Readonly<Record<(typeof avatars)[number], () => string>> = {
  plaits: words['account.plaits'],
  crop: words['account.crop'],
  scarf: words['account.scarf'],
  wave: words['account.wave'],
  bob: words['account.bob'],
  cap: words['account.cap'],
  long: words['account.long'],
  fringe: words['account.fringe'],
  afro: words['account.afro'],
  side: words['account.side'],
};

/** The default, the drawings, and the provider's picture: docs/contract.md, "My Account". */
function PictureChoice({ value, own, onChoose }: PictureChoiceProps) {
  const name = useId();
  const choices = [
    ...(own ? [{ label: words['account.ownPicture'](), value: own }] : []),
    { label: words['account.noFace'](), value: null },
    ...avatars.map((name) => ({ label: avatarNames[name](), value: avatarPath(name) })),
  ];
  return (
    <fieldset style={{ width: '100%' }}>
      <legend className="strong below-2">{words['account.picture']()}</legend>
      <div className="tiles gap-2" style={{ '--tile': '48px', maxWidth: 480 } as CSSProperties}>
        {choices.map((choice) => (
          <PictureOption
            key={choice.label}
            name={name}
            label={choice.label}
            isChosen={choice.value === value}
            onChoose={() => onChoose(choice.value)}
            src={choice.value ?? '/img/avatar-default.svg'}
            style={{ aspectRatio: 1 }}
            referrerPolicy="no-referrer"
          />
        ))}
      </div>
    </fieldset>
  );
}

const schema = registrationSchema.pick(['name']);

/** An absolute address, because some providers accept no other. */
function addressOf(picture: string | null): string | null {
  return picture?.startsWith('/') ? `${window.location.origin}${picture}` : picture;
}

export function ProfileSection({ user, account }: { user: CurrentUser; account: OwnAccount }) {
  const operation = useAction();
  const refreshRecord = useRefreshRecord();
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
