import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { PersonAnswer, Role } from '@pathshala/contract/accounts/user';
import { limits } from '@pathshala/contract/http/limits';
import { pages } from '@pathshala/contract/site/routes';
import { type SyntheticEvent, useState } from 'react';
import { useCall, useOwnAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { useParams } from '../../ui/router.ts';
import { Async } from '../../ui/states.tsx';
import { languageQuery } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { PersonCourses, PersonOrders, type PersonPart } from './person-courses.tsx';
import { personName, roleButtonId, roleWords, useRoleChange } from './role-change.tsx';

const EraseDialog = lazyDialog(() => import('./erase-dialog.tsx'));

export const meta = metaOf(pages.person, words['titles.person'], words['descriptions.person']);

function CorrectName({ user, action }: Pick<PersonPart, 'action'> & Pick<PersonAnswer, 'user'>) {
  const call = useCall();
  const [name, setName] = useState(user.displayName);
  const rename = () => call(accountEndpoints.renamePerson, { uid: user._id, body: { name } });
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void action.run(rename, { done: words['account.saved']() });
      }}
    >
      <TextField
        label={words['person.rename']()}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.displayNameMax } }}
        sx={{ flex: '1 1 14rem', maxWidth: '26rem' }}
      />
      <Button type="submit" variant="outlined" disabled={action.running || name === user.displayName}>
        {words['account.save']()}
      </Button>
    </Box>
  );
}

function PersonFacts({ person: { user, disabled }, action }: PersonPart) {
  const rows = [
    [words['ui.email'](), user.email],
    [words['ui.name'](), user.displayName || words['users.noName']()],
    [words['users.since'](), <Moment key="since" at={user.createdAt} />],
    [words['users.lastSeen'](), <Moment key="seen" at={user.lastSeenAt} exact />],
  ] as const;
  return (
    <PaperSection title={words['app.accountMenu']()}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Chip
          variant="outlined"
          color={user.verified ? 'success' : 'default'}
          label={user.verified ? words['users.verified']() : words['users.notVerified']()}
        />
        {disabled && <Chip color="error" label={words['person.disabled']()} />}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
          columnGap: 2,
          rowGap: { xs: 0, sm: 1 },
          mt: 2,
          mb: 0,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 1.25, sm: 0 } },
        }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <details className="fold">
        <summary className="row apart strong">
          {words['ui.more']()}
          <Icon name="next" />
        </summary>
        {words['person.uid']()}: {user._id}
      </details>
      <CorrectName user={user} action={action} />
    </PaperSection>
  );
}

interface Way {
  readonly label: string;
  readonly takes?: true;
  readonly change: (byKeyboard: boolean) => void;
}

function PersonRole({ person: { user }, action }: PersonPart) {
  const { email, role, verified } = user;
  const { refusal, ...changes } = useRoleChange(action);
  const admin: Way = {
    label: words['fixed.makeAdmin'](),
    change: (byKeyboard) => changes.makeAdmin(user, byKeyboard),
  };
  const [label, change] = changes.teacherChange(user);
  const ways: Readonly<Record<Role, readonly Way[]>> = {
    admin: [{ label: words['users.removeAdmin'](), takes: true, change: () => changes.removeAdmin(user) }],
    teacher: [admin, { label, takes: true, change }],
    student: [admin, { label, change }],
  };
  const text = verified ? refusal : words['users.notVerifiedYet']({ email });
  return (
    <PaperSection title={words['users.role']()} {...(text && { text })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
        <Chip label={roleWords[role]()} color={role === 'admin' ? 'primary' : 'default'} />
        {ways[role].map(({ label, takes, change }, place) => (
          <Button
            key={label}
            {...(place === 0 && { id: roleButtonId(user) })}
            variant="outlined"
            color={takes ? 'error' : 'primary'}
            disabled={action.running}
            // A click by keyboard has no count.
            onClick={({ detail }) => change(detail === 0)}
          >
            {label}
          </Button>
        ))}
      </Box>
    </PaperSection>
  );
}

function SignIn({ person: { user, disabled }, action }: PersonPart) {
  const call = useCall();
  const name = personName(user);
  const given = { uid: user._id };
  const disable = () =>
    action.ask({
      title: words['person.askDisable']({ name }),
      text: words['person.askDisableText']({ email: user.email }),
      confirm: words['person.disable'](),
      work: () => call(accountEndpoints.disablePerson, given),
      done: words['person.nowDisabled']({ name }),
    });
  const enable = () =>
    action.run(() => call(accountEndpoints.enablePerson, given), {
      done: words['person.nowEnabled']({ name }),
    });
  const text = disabled ? words['person.cannotSignIn']({ name }) : words['person.canSignIn']({ name });
  return (
    <PaperSection title={words['person.access']()} text={text}>
      <Button
        variant="outlined"
        color={disabled ? 'primary' : 'error'}
        disabled={action.running}
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
      {asking && <EraseDialog user={user} onClose={() => setAsking(false)} />}
    </PaperSection>
  );
}

/** Not one's own account, nor an admin's. */
function PersonAccess({ isOwn, ...part }: PersonPart & { readonly isOwn: boolean }) {
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

function Person({ person, refetch }: { person: PersonAnswer; refetch: () => Promise<unknown> }) {
  const { state } = useSession();
  const action = useAction(refetch);
  const part = { person, action, refetch };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <PersonFacts {...part} />
      <PersonRole {...part} />
      <PersonCourses {...part} />
      <PersonOrders {...part} />
      <PersonAccess {...part} isOwn={state.user?.uid === person.user._id} />
      {action.dialogs}
    </Box>
  );
}

export function Component() {
  const { uid = '' } = useParams();
  const answer = useOwnAnswer(
    accountEndpoints.person,
    { uid, query: languageQuery },
    { errorRetryCount: 0, revalidateOnFocus: true },
  );
  const title = answer.data ? personName(answer.data.user) : words['titles.person']();
  return (
    <Page title={title} aside={<AdminLinks />}>
      <Async answer={answer} loading={<PageLoading />} failure={words['person.failed']()}>
        {(person) => <Person key={uid} person={person} refetch={() => answer.mutate()} />}
      </Async>
    </Page>
  );
}
