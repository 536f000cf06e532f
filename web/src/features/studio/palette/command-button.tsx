import Button, { type ButtonProps } from '@mui/material/Button';
import type { Command } from './commands.ts';

type CommandButtonProps = Pick<ButtonProps, 'variant' | 'sx' | 'loading'> & { readonly command: Command };

/** The button of a command. */
export function CommandButton({ command: { name, run, isOff = false }, ...props }: CommandButtonProps) {
  return (
    <Button {...props} disabled={isOff} onClick={run}>
      {name}
    </Button>
  );
}
