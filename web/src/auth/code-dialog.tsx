import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { codeSchema } from '@pathshala/contract/accounts/user';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import { Form, Formik } from 'formik';
import { type ReactNode, useId } from 'react';
import { MuiProvider } from '../theme/mui-provider.tsx';
import { Failure } from '../ui/failure.tsx';
import { Field } from '../ui/field.tsx';
import { words } from '../words/words.ts';

/** Defaults to the sign-in text, so that most pages need not load any. */
interface CodeDialogProps {
  readonly title?: string;
  readonly text?: ReactNode;
  /** Label of the confirm button. */
  readonly confirm?: string;
  /** Why the last code was rejected. */
  readonly error?: string | null;
  readonly running?: boolean;
  /** @param code six digits; null: cancelled */
  readonly onAnswer: (code: string | null) => void;
}

/** Asks for the second-factor code. Brings the MUI theme along, since pages without MUI show it too. */
export default function CodeDialog({
  title = words['auth.codeTitle'](),
  text = words['auth.codeText'](),
  confirm = words['ui.continue'](),
  error,
  running,
  onAnswer,
}: CodeDialogProps) {
  const titleId = useId();
  return (
    <MuiProvider>
      <Dialog
        open
        fullWidth
        maxWidth="xs"
        onClose={() => onAnswer(null)}
        aria-labelledby={titleId}
        sx={{ zIndex: 2000 }}
      >
        <Formik
          initialValues={{ code: '' }}
          validationSchema={codeSchema}
          onSubmit={({ code }) => onAnswer(withLatinDigits(code.trim()))}
        >
          <Form noValidate>
            <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
              {title}
            </DialogTitle>
            <DialogContent>
              <DialogContentText component="div" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
                {text}
              </DialogContentText>
              <Field
                name="code"
                label={words['auth.code']()}
                autoComplete="one-time-code"
                inputMode="numeric"
                autoFocus
                sx={{ mt: 1 }}
              />
              <Failure text={error ?? null} />
            </DialogContent>
            <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" onClick={() => onAnswer(null)}>
                {words['ui.cancel']()}
              </Button>
              <Button type="submit" variant="contained" loading={running ?? false}>
                {confirm}
              </Button>
            </DialogActions>
          </Form>
        </Formik>
      </Dialog>
    </MuiProvider>
  );
}
