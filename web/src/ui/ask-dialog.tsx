import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { MuiProvider } from '../theme/mui-provider.tsx';
import { words } from '../words/words.ts';
import { Failure } from './states.tsx';

interface AskDialogProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Fields. Without any, the safe button has the focus. */
  readonly children?: ReactNode;
  /** Left out: the dialog is only closed. */
  readonly confirm?: string;
  readonly confirmIcon?: ReactNode;
  readonly cancel?: string;
  /** Further buttons, between the two. */
  readonly more?: ReactNode;
  readonly isAlert?: boolean;
  /** What is under way once confirmed, and why it failed; with its own questions, such as for the password. */
  readonly action?: {
    readonly running: boolean;
    readonly error: string | null;
    readonly help?: string | null | undefined;
    readonly dialogs?: ReactNode;
  };
  readonly disabled?: boolean;
  readonly maxWidth?: DialogProps['maxWidth'];
  readonly sx?: DialogProps['sx'];
  readonly onConfirm?: () => void;
  readonly onClose: () => void;
}

/** A confirmation, perhaps with fields. Includes the theme, for pages without MUI. */
export default function AskDialog(props: AskDialogProps) {
  const {
    title,
    text,
    children,
    confirm,
    confirmIcon,
    cancel = words['ui.cancel'](),
    isAlert = false,
  } = props;
  const { action, disabled = false, more, maxWidth = 'xs', sx, onConfirm, onClose } = props;
  const { running = false, error = null, help = null, dialogs } = action ?? {};
  const [titleId, textId] = [useId(), useId()];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React would bubble it to the form around the dialog.
    event.stopPropagation();
    onConfirm?.();
  };
  return (
    <MuiProvider>
      <Dialog
        open
        role={isAlert ? 'alertdialog' : 'dialog'}
        fullWidth={Boolean(children)}
        maxWidth={maxWidth}
        onClose={() => !running && onClose()}
        aria-labelledby={titleId}
        aria-describedby={text ? textId : undefined}
        {...(sx && { sx })}
      >
        {/* The fields scroll, so that the buttons stay in sight. */}
        <form noValidate onSubmit={submit} className="stack gap-0" style={{ minHeight: 0 }}>
          <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3, overflowWrap: 'anywhere' }}>
            {title}
          </DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
            {text && (
              <DialogContentText id={textId} component="div" sx={{ overflowWrap: 'anywhere' }}>
                {text}
              </DialogContentText>
            )}
            {children}
            <Failure text={error} help={help} />
          </DialogContent>
          <DialogActions
            disableSpacing
            sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1.5, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}
          >
            <Button variant="outlined" autoFocus={!children} disabled={running} onClick={onClose}>
              {cancel}
            </Button>
            {more}
            {confirm && (
              <Button
                type="submit"
                variant="contained"
                color={isAlert ? 'error' : 'primary'}
                loading={running}
                disabled={disabled}
                startIcon={confirmIcon}
              >
                {confirm}
              </Button>
            )}
          </DialogActions>
        </form>
      </Dialog>
      {dialogs}
    </MuiProvider>
  );
}
