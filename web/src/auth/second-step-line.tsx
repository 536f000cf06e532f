import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { Wrap } from '../ui/wrap.tsx';
import CodeDialog from './code-dialog.tsx';
import { type NewSecondStep, useSession } from './session-context.ts';
import { useAuthOperation } from './use-auth-operation.ts';
import { useRecentSignIn } from './use-recent-sign-in.tsx';

function Explanation({ step }: { readonly step: NewSecondStep }) {
  return (
    <>
      Open an app for sign-in codes on your phone and add this key to it, or{' '}
      <Link href={step.address} underline="always">
        open it in the app
      </Link>{' '}
      if it is on this device. <strong>{step.key}</strong> Then enter the code that the app shows. From now on
      you need it at every sign-in.
    </>
  );
}

/** A line for admins who have no second step yet, and how they get one: docs/security.md, "Who somebody is". */
export default function SecondStepLine() {
  const { secondStep } = useSession();
  const [missing, setMissing] = useState(false);
  const [step, setStep] = useState<NewSecondStep | null>(null);
  const { running, error, run } = useAuthOperation();
  const { again, dialog } = useRecentSignIn();
  useEffect(() => {
    let isHere = true;
    const look = (has: boolean) => isHere && setMissing(!has);
    secondStep.has().then(look, () => undefined);
    return () => {
      isHere = false;
    };
  }, [secondStep]);

  const begin = async () => {
    if (await again()) await run(async () => setStep(await secondStep.begin()));
  };

  async function answer(code: string | null) {
    if (!step) return;
    if (code === null) return setStep(null);
    if (!(await run(() => step.finish(code)))) return;
    setStep(null);
    setMissing(false);
  }

  if (!missing) return null;
  return (
    <Wrap>
      <Alert
        severity={error && !step ? 'error' : 'info'}
        sx={{ mt: 3 }}
        action={
          <Button onClick={() => void begin()} loading={running && !step}>
            Set it up
          </Button>
        }
      >
        {error && !step
          ? error
          : 'You can see everybody’s names and messages. A code from an app on your phone keeps them safe when somebody learns your password.'}
      </Alert>
      {dialog}
      {step && (
        <CodeDialog
          title="A code at every sign-in"
          text={<Explanation step={step} />}
          confirm="Turn it on"
          error={error}
          running={running}
          onAnswer={(code) => void answer(code)}
        />
      )}
    </Wrap>
  );
}
