import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Decision, DecisionAnswer, ParentView } from '@pathshala/contract/consent';
import { endpoints } from '@pathshala/contract/endpoints';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../api/client.ts';
import { useAuthOperation } from '../../auth/use-auth-operation.ts';
import { Failure } from '../../ui/failure.tsx';

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'));

/** Sends what a parent decides. */
function useDecide(token: string, onDecided: (answer: DecisionAnswer) => void) {
  const operation = useAuthOperation();
  const decide = (decision: Decision) =>
    operation.run(async () => onDecided(await call(endpoints.parentDecision, { body: { token, decision } })));
  return { ...operation, decide };
}

interface DecisionProps {
  readonly token: string;
  readonly onDecided: (answer: DecisionAnswer) => void;
}

const whatIsSo: Readonly<Record<ParentView['state'], string>> = {
  waiting:
    'You have not answered yet. Until you agree, the account can only look around: no course can be joined and nothing of lessons is kept.',
  given: 'You have agreed: your child can join courses, and what they have learned is kept.',
  withdrawn:
    'You do not agree, or have taken your consent back. The account can only look around. What was kept before is still there until you remove it below.',
};

const choices: Readonly<Record<ParentView['state'], readonly { decision: Decision; label: string }[]>> = {
  waiting: [
    { decision: 'give', label: 'I agree' },
    { decision: 'withdraw', label: 'I do not agree' },
  ],
  given: [{ decision: 'withdraw', label: 'Take my consent back' }],
  withdrawn: [{ decision: 'give', label: 'I agree' }],
};

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Says how things are, and lets the parent answer. */
export function ParentAnswer({ token, view, onDecided }: DecisionProps & { readonly view: ParentView }) {
  const { decide, running, error } = useDecide(token, onDecided);
  return (
    <Stack spacing={2}>
      <Typography role="status">
        {whatIsSo[view.state]}
        {view.decidedAt && ` You last answered on ${day.format(new Date(view.decidedAt))}.`}
      </Typography>
      <Failure text={error} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {choices[view.state].map(({ decision, label }) => (
          <Button
            key={decision}
            size="large"
            variant={decision === 'give' ? 'contained' : 'outlined'}
            disabled={running}
            onClick={() => void decide(decision)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

/** Lets the parent end the child's account. */
export function RemoveAccount({ token, name, onDecided }: DecisionProps & { readonly name: string }) {
  const { decide, running, error } = useDecide(token, onDecided);
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    void decide('delete');
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>
        The account, the courses and everything that was learned go at once and for good. Of payments we keep
        what the law asks for, without a name.
      </Typography>
      <Failure text={error} />
      <Button color="error" variant="outlined" disabled={running} onClick={() => setAsking(true)}>
        Remove everything
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title="Remove everything?"
            text={`The account of ${name} and everything in it will be gone. Nobody can bring it back.`}
            confirm="Remove everything"
            onConfirm={remove}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
