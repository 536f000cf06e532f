import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type AgeBand,
  ageBands,
  ageFormSchema,
  type Consent,
  type ConsentInput,
  youngest,
} from '@pathshala/contract/accounts/consent';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import { pages } from '@pathshala/contract/site/routes';
import { Form, Formik, useField } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import { useCall, useOwnAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { Field } from '../../ui/field.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { Link, Navigate } from '../../ui/router.ts';
import { Async, ErrorState, Failure } from '../../ui/states.tsx';
import { validationText } from '../../words/validation.ts';
import { words } from '../../words/words.ts';
import { useReturnPath } from './account-card.tsx';

/** Poll interval for the parent's answer, milliseconds. */
const askAgain = 15_000;

const bandNames: Readonly<Record<AgeBand, () => string>> = {
  'under-13': words['account.under13'],
  '13-to-17': words['account.from13'],
  adult: words['account.adult'],
};

function useAskConsent(onAnswer: (consent: Consent) => void) {
  const call = useCall();
  const operation = useAction();
  const ask = (body: ConsentInput) =>
    operation.run(async () => onAnswer(await call(accountEndpoints.askConsent, { body })));
  return { ...operation, ask };
}

interface AgeFormProps {
  /** The child's age, when the parent's address is changed. */
  readonly band?: AgeBand;
  readonly onAnswer: (consent: Consent) => void;
}

function AgeForm({ band, onAnswer }: AgeFormProps) {
  const { ask, running, error } = useAskConsent(onAnswer);
  const initialValues: { band: AgeBand | ''; parentEmail: string } = { band: band ?? '', parentEmail: '' };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={ageFormSchema}
      onSubmit={async ({ band: chosen, parentEmail }) => {
        if (chosen === '') return;
        await ask(chosen === youngest ? { band: chosen, parentEmail: parentEmail.trim() } : { band: chosen });
      }}
    >
      {({ values }) => (
        <Stack component={Form} noValidate spacing={2}>
          {band === undefined && <AgeChoice />}
          {values.band === youngest && (
            <Field
              name="parentEmail"
              type="email"
              label={words['account.parentEmail']()}
              autoComplete="off"
            />
          )}
          <Failure text={error} />
          <Button type="submit" variant="contained" size="large" disabled={running}>
            {values.band === youngest ? words['account.askParent']() : words['account.goOn']()}
          </Button>
        </Stack>
      )}
    </Formik>
  );
}

function AgeChoice() {
  const [field, { touched, error }] = useField<string>('band');
  const labelId = useId();
  const isWrong = Boolean(touched && error);
  return (
    <FormControl error={isWrong}>
      <FormLabel id={labelId}>{words['account.howOld']()}</FormLabel>
      <RadioGroup {...field} aria-labelledby={labelId}>
        {ageBands.map(({ id }) => (
          <FormControlLabel key={id} value={id} label={bandNames[id]()} control={<Radio />} />
        ))}
      </RadioGroup>
      {isWrong && <FormHelperText role="alert">{validationText(error)}</FormHelperText>}
    </FormControl>
  );
}

export const meta = metaOf(pages.age, words['titles.age'], words['descriptions.age']);

export function Component() {
  const answer = useOwnAnswer(accountEndpoints.consent, {}, { refreshInterval: askAgain });
  const isKnown = useSession().state.status === 'signed-in';
  const { to } = useReturnPath();
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 }, px: 2.5 }}>
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, borderRadius: '16px' }}>
        <Async
          answer={answer}
          loading={
            <>
              {!isKnown && <Heading text={words['titles.age']()} />}
              <PageLoading />
            </>
          }
          failure={(error, retry) =>
            // The owner requires no consent.
            error.code === 'not-found' ? (
              <Navigate to={to} replace />
            ) : (
              <ErrorState title={words['account.ageFailed']()} text={error.message} onRetry={retry} />
            )
          }
        >
          {(consent) => (
            <Step
              consent={consent}
              to={to}
              onAnswer={(next) => void answer.mutate(next, { revalidate: false })}
            />
          )}
        </Async>
      </Paper>
    </Container>
  );
}

interface StepProps {
  readonly consent: Consent;
  readonly to: string;
  readonly onAnswer: (consent: Consent) => void;
}

function Step({ consent, to, onAnswer }: StepProps) {
  const { state, parent } = consent;
  if (state === 'not-needed') return <Navigate to={to} replace />;
  if (state === 'age-needed') {
    return (
      <Part title={words['titles.age']()} text={words['account.ageText']()}>
        <AgeForm onAnswer={onAnswer} />
      </Part>
    );
  }
  if (state === 'given') {
    return (
      <Part title={words['account.ready']()} text={words['account.readyText']()}>
        <Button component={Link} to={to} replace variant="contained" size="large">
          {words['account.goOn']()}
        </Button>
      </Part>
    );
  }
  if (state === 'withdrawn') {
    return <Part title={words['account.saidNo']()} text={words['account.saidNoText']()} />;
  }
  return <Waiting parent={parent} onAnswer={onAnswer} />;
}

function Waiting({ parent, onAnswer }: { parent: string | undefined; onAnswer: StepProps['onAnswer'] }) {
  const [isOther, setOther] = useState(parent === undefined);
  const { ask, running, error } = useAskConsent(onAnswer);
  const done = (consent: Consent) => {
    setOther(false);
    onAnswer(consent);
  };
  if (isOther) {
    return (
      <Part title={words['account.whoIsParent']()} text={words['account.whoIsParentText']()}>
        <AgeForm band={youngest} onAnswer={done} />
      </Part>
    );
  }
  return (
    <Part title={words['account.askNow']()} text={words['account.askNowText']({ parent: parent ?? '' })}>
      <Failure text={error} />
      <Button variant="outlined" disabled={running} onClick={() => void ask({ band: youngest })}>
        {words['account.askAgain']()}
      </Button>
      <Button variant="text" disabled={running} onClick={() => setOther(true)}>
        {words['account.otherAddress']()}
      </Button>
    </Part>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <Typography variant="h1" sx={{ fontSize: '2rem' }}>
      {text}
    </Typography>
  );
}

function Part({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Stack spacing={2}>
      <Heading text={title} />
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </Stack>
  );
}
