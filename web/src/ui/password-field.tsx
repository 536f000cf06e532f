import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useLayoutEffect, useRef, useState } from 'react';
import { words } from '../words/words.ts';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

const crossed = {
  '&[aria-pressed="true"]::after': {
    content: '""',
    position: 'absolute',
    width: 26,
    borderTop: '2px solid',
    transform: 'rotate(-45deg)',
  },
} as const;

export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<readonly [number | null, number | null]>([null, null]);

  // After a change of type browsers move the caret to the start.
  useLayoutEffect(() => {
    const [start, end] = place.current;
    if (document.activeElement === input.current) input.current?.setSelectionRange(start, end);
  }, [isShown]);

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    place.current = [selectionStart, selectionEnd];
    setShown(!isShown);
  }

  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      inputRef={input}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={words['ui.showTyped']()}
                aria-pressed={isShown}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={toggle}
                sx={crossed}
              >
                <Icon name="eye" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
