import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Consent, youngest } from '@pathshala/contract/consent';
import { pages } from '@pathshala/contract/routes';
import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useConsent } from '../../api/consent.ts';
import { useSession } from '../../auth/session-context.ts';
import { Async } from '../../ui/async.tsx';
import { Failure } from '../../ui/failure.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { ErrorState } from '../../ui/states.tsx';
import { AgeForm, useAskConsent } from './age-form.tsx';
import { useReturnPath } from './return-path.ts';

export function meta() {
  return pageMeta({
    page: pages.age,
    description: 'How old you are, and whether a parent has to agree first.',
  });
}

/** Asks what the school has to know before somebody takes part, and tells a child how far their parent is. */
export default function AgePage() {
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
              {!isKnown && <Heading text={pages.age.title} />}
              <PageLoading />
            </>
          }
          failure={(error, retry) =>
            // Where the owner asks for no consent there is nothing to answer.
            error.code === 'not-found' ? (
              <Navigate to={to} replace />
            ) : (
              <ErrorState title="This did not load" text={error.message} onRetry={retry} />
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
      <Part
        title={pages.age.title}
        text="We ask for no birthday, only for your age group. Choose what is true: for children a parent decides."
      >
        <AgeForm onAnswer={onAnswer} />
      </Part>
    );
  }
  if (state === 'given') {
    return (
      <Part
        title="All is ready"
        text="Your parent has agreed. You can join courses now and keep what you have learned."
      >
        <Button component={Link} to={to} replace variant="contained" size="large">
          Go on
        </Button>
      </Part>
    );
  }
  if (state === 'withdrawn') {
    return (
      <Part
        title="Your parent has said no for now"
        text="Please talk with them about it. They can change their mind with the link in our e-mail. Until then you can look around: course pages, first lessons, search and the blog are open to you."
      />
    );
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
      <Part
        title="Who is your parent?"
        text="We send them an e-mail with a link. When they agree, you can go on."
      >
        <AgeForm band={youngest} onAnswer={done} />
      </Part>
    );
  }
  return (
    <Part
      title="Now ask your parent"
      text={`We have written to ${parent}. Ask them to open the e-mail and to press “I agree”; this page then goes on by itself. Until then you can look around: course pages, first lessons, search and the blog are open to you.`}
    >
      <Failure text={error} />
      <Button variant="outlined" disabled={running} onClick={() => void ask({ band: youngest })}>
        Send the e-mail again
      </Button>
      <Button variant="text" disabled={running} onClick={() => setOther(true)}>
        Give another address
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
