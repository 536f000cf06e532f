import TextField from '@mui/material/TextField';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { dayText } from '../../../words/format.ts';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import { useIssue } from './form-issues.ts';
import styles from './forms.module.css';
import { helpText } from './words-field.tsx';

/** Digits without grouping, as people type them. */
const plain = new Intl.NumberFormat(siteLanguage, { useGrouping: false, maximumFractionDigits: 20 });
const textOf = (value: number | undefined) => (value === undefined ? '' : plain.format(value));
const numberIn = (text: string) => (text === '' ? undefined : Number(withLatinDigits(text)));

/** A number in the digits of any language; empty: no number. The browser's own number fields accept only 0 to 9. */
export function NumberField({ name, label, hint, required }: FieldRow) {
  const [{ value }, , { setValue, setTouched }] = useField<number | undefined>(name);
  const [typed, setTyped] = useState('');
  const issue = useIssue(name);
  // Incomplete input such as `5.` stays, until something else changes the number.
  const shown = numberIn(typed) === value ? typed : textOf(value);
  return (
    <TextField
      data-field={name}
      className={required ? styles.required : undefined}
      label={label}
      value={shown}
      error={issue !== undefined}
      helperText={helpText(issue, hint)}
      onBlur={() => void setTouched(true, false)}
      onChange={({ target: { value: text } }) => {
        if (!/^\d*\.?\d*$/.test(withLatinDigits(text)) || text === '.') return;
        setTyped(text);
        void setValue(numberIn(text), false);
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-required': required },
        inputLabel: { shrink: true },
      }}
      fullWidth
    />
  );
}

const inWords = (day = '') => (Number.isNaN(Date.parse(day)) ? undefined : dayText(day));

/** YYYY-MM-DD. Browsers differ in the order that they show, so the date is also shown in words. */
export function DateField({ name, label, hint, required }: FieldRow) {
  const [{ value }, , { setValue, setTouched }] = useField<string | undefined>(name);
  const issue = useIssue(name);
  return (
    <TextField
      data-field={name}
      className={required ? styles.required : undefined}
      type="date"
      label={label}
      value={value ?? ''}
      error={issue !== undefined}
      helperText={helpText(issue, [inWords(value), hint].filter(Boolean).join(' · ') || undefined)}
      onBlur={() => void setTouched(true, false)}
      onChange={({ target }) => void setValue(target.value, false)}
      slotProps={{ htmlInput: { 'aria-required': required }, inputLabel: { shrink: true } }}
      fullWidth
    />
  );
}

/** A native select. */
export function ChoiceField({ name, label, hint, required, options = {} }: FieldRow) {
  const [{ value }, , { setValue, setTouched }] = useField<string | undefined>(name);
  const issue = useIssue(name);
  return (
    <TextField
      data-field={name}
      className={required ? styles.required : undefined}
      select
      label={label}
      value={value ?? ''}
      error={issue !== undefined}
      helperText={helpText(issue, hint)}
      onBlur={() => void setTouched(true, false)}
      onChange={({ target }) => void setValue(target.value || undefined, false)}
      slotProps={{
        htmlInput: { 'aria-required': required },
        select: { native: true },
        inputLabel: { shrink: true },
      }}
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

export function FlagField({ name, label, hint }: FieldRow) {
  const [{ value }, , { setValue }] = useField<boolean | undefined>(name);
  const hintId = useId();
  return (
    <div>
      <label className="tap gap-2">
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={hint && hintId}
          onChange={({ target }) => void setValue(target.checked || undefined, false)}
        />
        {label}
      </label>
      {hint && (
        <p className="soft" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
