import Button from '@mui/material/Button';
import { Failure } from '../ui/states.tsx';
import { useAction } from './use-action.tsx';

interface AskFirstButtonProps {
  readonly label: string;
  /** For screen readers, where several buttons say the same. */
  readonly name?: string;
  readonly title: string;
  readonly text: string;
  readonly small?: boolean;
  readonly onConfirm: () => Promise<void>;
}

export function AskFirstButton({ label, name, title, text, small, onConfirm }: AskFirstButtonProps) {
  const { running, error, ask, dialogs } = useAction();
  return (
    <div>
      <Button
        variant={small ? 'text' : 'outlined'}
        size={small ? 'small' : 'medium'}
        color="error"
        aria-label={name}
        disabled={running}
        onClick={() => ask({ title, text, confirm: label, work: onConfirm })}
        // A small button has no background, so its text lines up with the text above: the theme pads it by 20 px.
        sx={{ minHeight: 44, marginInlineStart: small ? -2.5 : 0 }}
      >
        {label}
      </Button>
      <Failure text={error} />
      {dialogs}
    </div>
  );
}
