import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Decision, DecisionAnswer, ParentView } from '@pathshala/contract/accounts/consent';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { Suspense, useState } from 'react';
import { useAuthOperation } from '../../auth/use-auth-operation.ts';
import { call } from '../../http/client.ts';
import { Failure } from '../../ui/failure.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { ownDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

const ConfirmDialog = lazyDialog(() => import('../../ui/confirm-dialog.tsx'));

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

const whatIsSo: Readonly<Record<ParentView['state'], () => string>> = {
  waiting: words['account.notAnswered'],
  given: words['account.agreed'],
  withdrawn: words['account.notAgreed'],
};

interface Choice {
  readonly decision: Decision;
  readonly label: () => string;
}

const choices: Readonly<Record<ParentView['state'], readonly Choice[]>> = {
  waiting: [
    { decision: 'give', label: words['account.iAgree'] },
    { decision: 'withdraw', label: words['account.iDoNotAgree'] },
  ],
  given: [{ decision: 'withdraw', label: words['account.takeBack'] }],
  withdrawn: [{ decision: 'give', label: words['account.iAgree'] }],
};

/** Says how things are, and lets the parent answer. */
export function ParentAnswer({ token, view, onDecided }: DecisionProps & { readonly view: ParentView }) {
  const { decide, running, error } = useDecide(token, onDecided);
  return (
    <Stack spacing={2}>
      <Typography role="status">
        {whatIsSo[view.state]()}
        {view.decidedAt && ` ${words['account.lastAnswered']({ day: ownDayText(view.decidedAt) })}`}
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
            {label()}
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
      <Typography>{words['account.removeText']()}</Typography>
      <Failure text={error} />
      <Button color="error" variant="outlined" disabled={running} onClick={() => setAsking(true)}>
        {words['account.removeAll']()}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={words['account.removeAsk']()}
            text={words['account.removeWarn']({ name })}
            confirm={words['account.removeAll']()}
            onConfirm={remove}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
