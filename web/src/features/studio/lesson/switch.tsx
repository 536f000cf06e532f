import Button from '@mui/material/Button';

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of two or three options, as buttons side by side. */
export function Switch<Value extends string>({ label, options, value, onChoose }: SwitchProps<Value>) {
  return (
    <fieldset aria-label={label} className="cluster gap-2">
      {(Object.entries(options) as [Value, string][]).map(([one, says]) => (
        <Button
          key={one}
          size="small"
          variant={one === value ? 'contained' : 'outlined'}
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {says}
        </Button>
      ))}
    </fieldset>
  );
}
