import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Decision, DecisionAnswer, ParentView } from '@pathshala/contract/accounts/consent';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { AskFirstButton } from '../../auth/ask-first-button.tsx';
import { useAction } from '../../auth/use-action.tsx';
import { call } from '../../http/client.ts';
import { Failure } from '../../ui/states.tsx';
import { ownDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

type OnDecided = (answer: DecisionAnswer) => void;

/** Sends what a parent decides. */
async function decide(token: string, decision: Decision, onDecided: OnDecided): Promise<void> {
  onDecided(await call(endpoints.parentDecision, { body: { token, decision } }));
}

interface DecisionProps {
  readonly token: string;
  readonly onDecided: OnDecided;
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
  const { run, running, error } = useAction();
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
            onClick={() => void run(() => decide(token, decision, onDecided))}
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
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>{words['account.removeText']()}</Typography>
      <AskFirstButton
        label={words['account.removeAll']()}
        title={words['account.removeAsk']()}
        text={words['account.removeWarn']({ name })}
        onConfirm={() => decide(token, 'delete', onDecided)}
      />
    </Stack>
  );
}
