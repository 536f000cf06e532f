import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import { useFault } from './form-faults.ts';
import styles from './forms.module.css';

/** A number; empty is none. */
export function NumberField({ name, label, hint }: FieldRow) {
  const [{ value }, , { setValue, setTouched }] = useField<number | undefined>(name);
  const fault = useFault(name);
  return (
    <TextField
      type="number"
      label={label}
      value={value ?? ''}
      error={fault !== undefined}
      helperText={fault ?? hint}
      onBlur={() => void setTouched(true, false)}
      onChange={({ target }) => void setValue(target.value === '' ? undefined : Number(target.value), false)}
      slotProps={{ htmlInput: { step: 'any', min: 0 }, inputLabel: { shrink: true } }}
      fullWidth
    />
  );
}

/** A day, YYYY-MM-DD. */
export function DateField({ name, label, hint }: FieldRow) {
  const [{ value }, , { setValue, setTouched }] = useField<string | undefined>(name);
  const fault = useFault(name);
  return (
    <TextField
      type="date"
      label={label}
      value={value ?? ''}
      error={fault !== undefined}
      helperText={fault ?? hint}
      onBlur={() => void setTouched(true, false)}
      onChange={({ target }) => void setValue(target.value, false)}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
    />
  );
}

/** One of a few values: the device's own list. */
export function ChoiceField({ name, label, hint, options = {} }: FieldRow) {
  const [{ value }, , { setValue, setTouched }] = useField<string | undefined>(name);
  const fault = useFault(name);
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      error={fault !== undefined}
      helperText={fault ?? hint}
      onBlur={() => void setTouched(true, false)}
      onChange={({ target }) => void setValue(target.value || undefined, false)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
    >
      <option value="">{words['studio.pick']()}</option>
      {Object.entries(options).map(([one, says]) => (
        <option key={one} value={one}>
          {says}
        </option>
      ))}
    </TextField>
  );
}

/** Yes or no; no is not there. */
export function FlagField({ name, label }: FieldRow) {
  const [{ value }, , { setValue }] = useField<boolean | undefined>(name);
  return (
    <label className={styles.flag}>
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => void setValue(target.checked || undefined, false)}
      />
      {label}
    </label>
  );
}
