import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { instructorSubjects } from '@pathshala/contract/catalogue/instructor-subjects';
import { allLists } from '@pathshala/contract/catalogue/lists';
import { firstLesson } from '@pathshala/contract/courses/lesson-access';
import { allRoutes, type PageName, type Route } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { Form, Formik, type FormikConfig, type FormikProps, type FormikValues } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import type { AuthField } from '../../auth/auth-error-help.ts';
import { InAppNote } from '../../auth/in-app-browser.tsx';
import { useSession } from '../../auth/session-context.ts';
import type { Action } from '../../auth/use-action.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FullScreenSpinner } from '../../ui/loading.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { type Location, matchPath, Navigate, Link as RouterLink, useLocation } from '../../ui/router.ts';
import { Failure } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { nameOf } from '../../words/names.ts';
import { withMarkup } from '../../words/with-markup.tsx';
import { words } from '../../words/words.ts';
import { NewPasswordField } from './new-password-field.tsx';

export interface SignInReason {
  readonly words: string;
  /** Offers a lesson without an account. */
  readonly tryFirst: boolean;
}

function listWords({ id }: Route): string {
  const row = allLists.find(({ list }) => list === id) ?? allLists[0];
  const name = nameOf(row.label);
  return 'class' in row
    ? words['account.forClass']({ name: name.toLowerCase() })
    : words['account.forList']({ name });
}

const subjectWords = ({ id }: Route) => {
  const row = instructorSubjects.find(({ subject }) => id === `instructor-${subject}`);
  // The names of other subjects are not worth their bytes here.
  return row
    ? words['account.forTeachers']({ subject: nameOf(row.label) })
    : words['account.forAllTeachers']();
};

interface Row {
  readonly words: (route: Route) => string;
  readonly tryFirst?: true;
}

const forAdmins: Row = { words: words['account.forAdmins'] };
const forEditors: Row = { words: words['account.forEditors'] };

/** By the page that the person came from. Pages without a row give no reason. */
const rows: Partial<Readonly<Record<PageName, Row>>> = {
  courseList: { words: listWords, tryFirst: true },
  instructors: { words: subjectWords, tryFirst: true },
  books: { words: words['account.forBooks'], tryFirst: true },
  course: { words: words['account.forCourse'] },
  lesson: { words: words['account.forLesson'] },
  account: { words: words['account.forAccount'] },
  receipt: { words: words['account.forReceipt'] },
  age: { words: words['account.forAge'] },
  classrooms: { words: words['classrooms.signIn'] },
  practiceCheckout: { words: words['account.forCheckout'] },
  certificate: { words: words['account.forCertificate'] },
  users: forAdmins,
  person: forAdmins,
  messages: forAdmins,
  revocations: forAdmins,
  overview: forAdmins,
  orders: forAdmins,
  teaching: forEditors,
  studio: forEditors,
  studioAudit: forAdmins,
  studioSettings: forAdmins,
  studioKind: forEditors,
  studioItem: forEditors,
};

/**
 * Why a page asks for a sign-in. Takes no text from the address.
 * @param pathname undefined: opened directly
 * @param sessionEnded the session ended while they were writing
 */
export function signInReason(pathname: string | undefined, sessionEnded = false): SignInReason | undefined {
  const route = allRoutes.find(({ path, anyOther }) => pathname && !anyOther && matchPath(path, pathname));
  const row = route && rows[route.page];
  if (row && sessionEnded) return { words: words['account.sessionEnded'](), tryFirst: false };
  return row && { words: row.words(route), tryFirst: row.tryFirst ?? false };
}

interface LoginState {
  readonly from?: Location;
  /** The session ended while they were writing on that page. */
  readonly sessionEnded?: boolean;
}

export function useReturnPath(): { to: string; state: LoginState } {
  const state = (useLocation().state ?? {}) as LoginState;
  const { from } = state;
  return { to: from ? `${from.pathname}${from.search}${from.hash}` : paths.home, state };
}

/** Longest wait for input, milliseconds. */
const looking = 6000;

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls back once: at the first input (at once if there was some), or after six seconds. A page that is only opened loads
 * nothing more.
 * @returns cancels it
 */
export function onFirstActivity(work: () => void): () => void {
  const { userActivation } = navigator;
  if (userActivation?.hasBeenActive !== false) {
    work();
    return () => undefined;
  }
  const listening = new AbortController();
  const once = () => {
    listening.abort();
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(once, looking);
  for (const sign of signs) window.addEventListener(sign, once, { signal: listening.signal, passive: true });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/** For a mark in a message. */
const linkTo = (to: string) => (inside: ReactNode) => (
  <Link component={RouterLink} underline="always" to={to}>
    {inside}
  </Link>
);

/** With a link that needs no account, if there is one. */
function useReason() {
  const { state } = useReturnPath();
  const isHydrated = useHydrated();
  // After a reload the prerendered page has no reason; adding one above the form would move it.
  const [isFollowed] = useState(isHydrated);
  const reason = isHydrated ? signInReason(state.from?.pathname, state.sessionEnded) : undefined;
  if (!reason?.tryFirst) return { isFollowed, text: reason?.words };
  const parts = withMarkup(words['account.tryFirst'].parts({ reason: reason.words }), {
    link: linkTo(paths.lesson(firstLesson.courseId, firstLesson.lessonId)),
  });
  return { isFollowed, text: parts };
}

interface SignInFieldsProps {
  readonly operation: Action;
  readonly isNew: true | undefined;
  readonly submit: string;
}

function SignInFields({ operation, isNew, submit }: SignInFieldsProps) {
  const refusalOf = (field: AuthField) => (operation.field === field && operation.help) || undefined;
  const password = { name: 'password', label: words['ui.password'](), refusal: refusalOf('password') };
  return (
    <>
      {isNew && <Field name="name" label={words['account.name']()} autoComplete="name" />}
      <Field
        name="email"
        type="email"
        label={words['account.email']()}
        autoComplete="username"
        refusal={refusalOf('email')}
      />
      {isNew ? (
        <NewPasswordField {...password} />
      ) : (
        <PasswordField {...password} autoComplete="current-password" />
      )}
      <Button type="submit" variant="contained" size="large" disabled={operation.running}>
        {submit}
      </Button>
    </>
  );
}

function Footer({ isNew }: Pick<SignInFieldsProps, 'isNew'>) {
  const { state } = useReturnPath();
  return (
    <Box sx={{ mt: 3, textAlign: 'center' }}>
      {isNew && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2, textWrap: 'balance' }}>
          {withMarkup(words['account.agree'].parts(), {
            rules: linkTo(paths.terms),
            privacy: linkTo(paths.privacy),
          })}
        </Typography>
      )}
      {isNew ? words['account.haveAccount']() : words['account.newHere']()}{' '}
      <Link
        className="tap"
        component={RouterLink}
        underline="always"
        to={isNew ? paths.login : paths.register}
        state={state}
      >
        {isNew ? words['fixed.login']() : words['fixed.register']()}
      </Link>
    </Box>
  );
}

interface AccountCardProps<Values extends FormikValues>
  extends Pick<FormikConfig<Values>, 'initialValues' | 'validationSchema'> {
  /** Also the button's. */
  readonly title: string;
  readonly busy: string;
  /** Unless there is a reason to say. */
  readonly lead: string;
  readonly operation: Action;
  /** An account is made, with a name and a new password. */
  readonly isNew?: true;
  readonly onSubmit: (values: Values) => Promise<void>;
  /** Below the button. */
  readonly more?: (form: FormikProps<Values>) => ReactNode;
}

export function AccountCard<Values extends FormikValues>(props: AccountCardProps<Values>) {
  const { title, busy, lead, operation, isNew, onSubmit, more, ...form } = props;
  const { isFollowed, text: reason } = useReason();
  const { state, prepare, signInWithGoogle } = useSession();
  const { to, state: back } = useReturnPath();
  useEffect(() => onFirstActivity(prepare), [prepare]);
  if (state.status === 'signed-in') {
    const isAsked = state.user.consent === 'age-needed';
    return <Navigate to={isAsked ? paths.age : to} state={isAsked ? back : back.from?.state} replace />;
  }
  return (
    <Container maxWidth="xs" sx={{ py: { xs: 4, md: 8 }, px: 2.5 }}>
      {operation.running && <FullScreenSpinner label={busy} />}
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, borderRadius: '16px' }}>
        <Typography variant="h1" sx={{ fontSize: '2rem' }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
          {(isFollowed && reason) || lead}
        </Typography>
        {/* The error of the last attempt does not apply to new values. */}
        <Box onChange={operation.clear} onSubmitCapture={operation.clear}>
          <Formik<Values> {...form} onSubmit={(values) => operation.run(() => onSubmit(values))}>
            {(formik) => (
              <Stack component={Form} method="post" noValidate spacing={2}>
                <SignInFields operation={operation} isNew={isNew} submit={title} />
                {more?.(formik)}
              </Stack>
            )}
          </Formik>
        </Box>
        <Box sx={{ mt: 2 }}>
          <Failure text={operation.error} help={operation.help} isHelpElsewhere={operation.field !== null} />
        </Box>
        <Divider sx={{ my: 3 }}>{words['account.or']()}</Divider>
        <InAppNote />
        <Button
          fullWidth
          size="large"
          variant="outlined"
          sx={{ px: 1, fontSize: '1rem' }}
          startIcon={<Icon name="google" />}
          onClick={() => void operation.run(signInWithGoogle)}
        >
          {words['fixed.continueWithGoogle']()}
        </Button>
        <Footer isNew={isNew} />
        {!isFollowed && reason && (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {reason}
          </Typography>
        )}
      </Paper>
    </Container>
  );
}
