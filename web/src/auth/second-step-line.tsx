import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { Wrap } from '../ui/section.tsx';
import { withMarkup } from '../words/with-markup.tsx';
import { words } from '../words/words.ts';
import CodeDialog from './code-dialog.tsx';
import type { NewSecondStep } from './second-step.ts';
import { useSession } from './session-context.ts';
import { useAction, useRecentSignIn } from './use-action.tsx';

function Explanation({ step }: { readonly step: NewSecondStep }) {
  return withMarkup(words['auth.stepHow'].parts({ key: step.key }), {
    app: (inside) => (
      <Link href={step.address} underline="always">
        {inside}
      </Link>
    ),
    key: (inside) => <strong>{inside}</strong>,
  });
}

/** A reminder for admins without a second factor: docs/security.md, "Who somebody is". */
export default function SecondStepLine() {
  const { hasSecondStep, beginSecondStep } = useSession();
  const [missing, setMissing] = useState(false);
  const [step, setStep] = useState<NewSecondStep | null>(null);
  const { running, error, run } = useAction();
  const { again, dialog } = useRecentSignIn();
  useEffect(() => {
    let isHere = true;
    const look = (has: boolean) => isHere && setMissing(!has);
    hasSecondStep().then(look, () => undefined);
    return () => {
      isHere = false;
    };
  }, [hasSecondStep]);

  const begin = async () => {
    if (await again()) await run(async () => setStep(await beginSecondStep()));
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
            {words['auth.stepSetUp']()}
          </Button>
        }
      >
        {error && !step ? error : words['auth.stepWhy']()}
      </Alert>
      {dialog}
      {step && (
        <CodeDialog
          title={words['auth.stepTitle']()}
          text={<Explanation step={step} />}
          confirm={words['auth.stepConfirm']()}
          action={{ error, running }}
          onAnswer={(code) => void answer(code)}
        />
      )}
    </Wrap>
  );
}
