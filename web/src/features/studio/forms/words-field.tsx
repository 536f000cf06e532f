import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { LocalText } from '@pathshala/contract/local-text';
import { useField } from 'formik';
import { langOf } from '../../../ui/language.ts';
import { words } from '../../../words/words.ts';
import { useFault } from './form-faults.ts';
import styles from './forms.module.css';

interface WordsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** More than one: a text of several lines. */
  readonly rows?: number | undefined;
  /** Also in Bangla, beside it. */
  readonly both?: boolean | undefined;
}

/** A text as it is kept: a string where there is no Bangla. */
export function localText(first: string, bangla: string): LocalText {
  return bangla === '' ? first : { en: first, bn: bangla };
}

export function partsOf(text: LocalText | undefined): { readonly first: string; readonly bangla: string } {
  if (typeof text === 'object' && text !== null) return { first: text.en ?? '', bangla: text.bn ?? '' };
  return { first: text ?? '', bangla: '' };
}

function OneText({
  fault,
  hint,
  ...props
}: TextFieldProps & { fault: string | undefined; hint?: string | undefined }) {
  return (
    <TextField
      fullWidth
      {...props}
      error={fault !== undefined}
      helperText={fault ?? hint}
      slotProps={{
        formHelperText: { 'aria-live': 'polite', lang: fault && langOf(fault) },
        htmlInput: { lang: langOf(String(props.value)) },
      }}
    />
  );
}

/** A text, in both languages side by side where it is read in both. */
export function WordsField({ name, label, hint, rows = 1, both = false }: WordsFieldProps) {
  const [{ value }, , { setValue, setTouched }] = useField<LocalText | undefined>(name);
  const { first, bangla } = partsOf(value);
  const fault = useFault(name);
  const banglaFault = useFault(name, true);
  const shared = {
    ...(rows > 1 ? { multiline: true, minRows: rows, maxRows: 24 } : {}),
    onBlur: () => void setTouched(true, false),
  };
  return (
    <div className={both ? styles.both : undefined}>
      <OneText
        {...shared}
        label={label}
        value={first}
        fault={fault}
        hint={hint}
        onChange={(event) => void setValue(localText(event.target.value, bangla), false)}
      />
      {both && (
        <OneText
          {...shared}
          label={words['studio.inBangla']({ label })}
          value={bangla}
          fault={banglaFault}
          onChange={(event) => void setValue(localText(first, event.target.value), false)}
        />
      )}
    </div>
  );
}
