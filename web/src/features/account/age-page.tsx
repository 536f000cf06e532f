import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Consent, youngest } from '@pathshala/contract/accounts/consent';
import { pages } from '@pathshala/contract/site/routes';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { Link, Navigate } from '../../ui/router.ts';
import { Async, ErrorState, Failure, PageLoading } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { AgeForm, useAskConsent } from './age-form.tsx';
import { useReturnPath } from './return-path.ts';
import { useConsent } from './use-consent.ts';

export function meta() {
  return pageMeta({
    page: pages.age,
    title: words['titles.age'](),
    description: words['descriptions.age'](),
  });
}

/** Asks what the school has to know before somebody takes part, and tells a child how far their parent is. */
export function Component() {
  const answer = useConsent();
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
            // Where the owner asks for no consent there is nothing to answer.
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
  /** Where the person came from. */
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

/** While the parent has not answered. */
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
