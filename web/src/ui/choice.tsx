import TextField from '@mui/material/TextField';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: string) => void;
}

export function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 'min(100%, 9.5rem)', maxWidth: '100%', flex: { xs: '1 1 auto', sm: '0 0 auto' } }}
    >
      {Object.entries<string>(options).map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </TextField>
  );
}
