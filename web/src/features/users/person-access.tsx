import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { Suspense, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { words } from '../../words/words.ts';
import { nameOf } from './name-of.ts';
import type { PersonPart } from './person-part.ts';

const EraseDialog = lazyDialog(() => import('./erase-dialog.tsx'));

/** Enables and disables the sign-in. */
function SignIn({ person: { user, disabled }, actions }: PersonPart) {
  const call = useCall();
  const name = nameOf(user);
  const given = { uid: user._id };
  const disable = () =>
    actions.ask({
      title: words['person.askDisable']({ name }),
      text: words['person.askDisableText']({ email: user.email }),
      confirm: words['person.disable'](),
      work: () => call(adminEndpoints.disablePerson, given),
      done: words['person.nowDisabled']({ name }),
    });
  const enable = () =>
    actions.act({
      work: () => call(adminEndpoints.enablePerson, given),
      done: words['person.nowEnabled']({ name }),
    });
  const text = disabled ? words['person.cannotSignIn']({ name }) : words['person.canSignIn']({ name });
  return (
    <PaperSection title={words['person.access']()} text={text}>
      <Button
        variant="outlined"
        color={disabled ? 'primary' : 'error'}
        disabled={actions.busy}
        sx={{ mt: 2 }}
        onClick={() => (disabled ? void enable() : disable())}
      >
        {disabled ? words['person.enable']() : words['person.disable']()}
      </Button>
    </PaperSection>
  );
}

function Erase({ person: { user } }: Pick<PersonPart, 'person'>) {
  const [asking, setAsking] = useState(false);
  return (
    <PaperSection title={words['person.erase']()} text={words['person.eraseText']()}>
      <Button variant="outlined" color="error" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
        {words['person.erase']()}
      </Button>
      {asking && (
        <Suspense>
          <EraseDialog user={user} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </PaperSection>
  );
}

/** Disables or erases an account. Not one's own, nor an admin's. */
export function PersonAccess({ isOwn, ...part }: PersonPart & { readonly isOwn: boolean }) {
  if (isOwn || part.person.user.role === 'admin') {
    return (
      <PaperSection title={words['person.access']()}>
        <Typography sx={{ mt: 1 }}>{isOwn ? words['person.own']() : words['person.adminFirst']()}</Typography>
      </PaperSection>
    );
  }
  return (
    <>
      <SignIn {...part} />
      <Erase person={part.person} />
    </>
  );
}
