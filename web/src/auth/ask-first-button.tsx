import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { Failure } from '../ui/failure.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { useAuthOperation } from './use-auth-operation.ts';

const ConfirmDialog = lazyDialog(() => import('../ui/confirm-dialog.tsx'));

interface AskFirstButtonProps {
  readonly label: string;
  /** For screen readers, where several buttons say the same. */
  readonly name?: string;
  /** What is asked, and what will happen. */
  readonly title: string;
  readonly text: string;
  readonly small?: boolean;
  readonly onConfirm: () => Promise<void>;
}

/** A button for destructive actions, with confirmation and error message. */
export function AskFirstButton({ label, name, title, text, small, onConfirm }: AskFirstButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const operation = useAuthOperation();
  async function confirm() {
    // The dialog gives the focus back to the button before that is disabled, or goes with what it deletes.
    flushSync(() => setAsking(false));
    const goOn = keepFocus({ orAround: true });
    await operation.run(onConfirm);
    goOn();
  }
  return (
    <div>
      <Button
        variant={small ? 'text' : 'outlined'}
        size={small ? 'small' : 'medium'}
        color="error"
        aria-label={name}
        disabled={operation.running}
        onClick={() => setAsking(true)}
        // A small one has no ground, so its word stands where the text above it does: the theme pads it by 20 px.
        sx={{ minHeight: 44, marginInlineStart: small ? -2.5 : 0 }}
      >
        {label}
      </Button>
      <Failure text={operation.error} />
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={title}
            text={text}
            confirm={label}
            onClose={() => setAsking(false)}
            onConfirm={() => void confirm()}
          />
        </Suspense>
      )}
    </div>
  );
}
