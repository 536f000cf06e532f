import TextField from '@mui/material/TextField';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import { useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

const numberIn = (text: string): number | undefined => {
  const written = withLatinDigits(text.trim()).replace('−', '-').replace(',', '.');
  return written === '' || Number.isNaN(Number(written)) ? undefined : Number(written);
};

/** A number, in the digits of any language. While it is typed it may be no number yet, such as "-" or "0.". */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const shown = numberIn(text) === value ? text : value === undefined ? text : String(value);
  return (
    <TextField
      label={label}
      value={shown}
      size="small"
      error={numberIn(text) === undefined}
      onChange={({ target }) => {
        setText(target.value);
        onChange(numberIn(target.value));
      }}
      slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' } }}
      sx={{ flex: '1 1 7rem' }}
    />
  );
}
