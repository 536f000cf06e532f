import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { paths } from '@pathshala/contract/site/paths';
import { type ReactNode, useEffect } from 'react';
import { InAppNote } from '../../auth/in-app-browser.tsx';
import { useSession } from '../../auth/session-context.ts';
import type { Action } from '../../auth/use-action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Navigate } from '../../ui/router.ts';
import { Failure, FullScreenSpinner } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { onFirstActivity } from './on-first-activity.ts';
import { useReturnPath } from './return-path.ts';
import { ReasonBelow } from './sign-in-lead.tsx';

interface AccountCardProps {
  readonly title: string;
  /** What the spinner says. */
  readonly busy: string;
  readonly lead: ReactNode;
  readonly operation: Action;
  readonly form: ReactNode;
  readonly footer: ReactNode;
}

/** Common parts of Login and Register: frame, Google button, spinner, error, way back. */
export function AccountCard({ title, busy, lead, operation, form, footer }: AccountCardProps) {
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
          {lead}
        </Typography>
        {/* What was said of the last try is not true of what is typed now, or is asked to be filled in. */}
        <Box onChange={operation.clear} onSubmitCapture={operation.clear}>
          {form}
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
          startIcon={<Icon name="google" />}
          onClick={() => void operation.run(signInWithGoogle)}
        >
          {words['fixed.continueWithGoogle']()}
        </Button>
        <Box sx={{ mt: 3, textAlign: 'center' }}>{footer}</Box>
        <ReasonBelow />
      </Paper>
    </Container>
  );
}
