import type { InputBaseComponentProps } from '@mui/material/InputBase';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import { firstLanguage, forLanguages, type Language, languages } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { useField } from 'formik';
import { type ReactNode, useState } from 'react';
import { langOf } from '../../../ui/language.ts';
import { dayText } from '../../../words/format.ts';
import { nameOfLanguage, siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import { useIssue } from './form-issues.ts';
import styles from './forms.module.css';

export type Parts = Readonly<Record<Language, string>>;

export function localText(parts: Parts): LocalText {
  const written = Object.entries(parts).filter(([one, text]) => one === firstLanguage || text !== '');
  return written.length === 1 ? parts[firstLanguage] : (Object.fromEntries(written) as Parts);
}

export function partsOf(text: LocalText | undefined): Parts {
  if (typeof text !== 'object' || text === null)
    return forLanguages((one) => (one === firstLanguage ? (text ?? '') : ''));
  return forLanguages((one) => text[one] ?? '');
}

export const withVersion = (text: LocalText | undefined, language: Language, own: string): LocalText =>
  localText({ ...partsOf(text), [language]: own });

export const labelIn = (label: string, language: Language): string =>
  language === firstLanguage ? label : words['studio.inLanguage']({ label, name: nameOfLanguage(language) });

export function withPasted(
  texts: readonly LocalText[],
  place: number,
  lines: readonly string[],
  language: Language,
): LocalText[] {
  const all = [...texts];
  lines.forEach((line, by) => {
    all[place + by] = withVersion(all[place + by], language, line);
  });
  return all;
}

/** The browser sizes the field: MUI would lay out the whole page to measure it. @param rows at least */
export const area = (rows: number) =>
  ({
    htmlInput: {
      ...{ type: undefined, rows },
      style: { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '24lh', resize: 'vertical' },
    },
    input: { inputComponent: 'textarea' },
  }) as const;

/** The issue, which is announced, and the hint. Screen readers read both with the field. */
function helpText(issue: string | undefined, hint: string | undefined): ReactNode {
  if (issue === undefined && hint === undefined) return undefined;
  return (
    <>
      <span aria-live="polite" lang={issue && langOf(issue)}>
        {issue}
      </span>
      {issue !== undefined && hint !== undefined && <br />}
      {issue === undefined ? hint : hint && <span className="soft">{hint}</span>}
    </>
  );
}

type LineProps = TextFieldProps & {
  readonly name: string;
  readonly language?: Language;
  readonly hint?: string | undefined;
  /** More than one: an area. */
  readonly lines?: number | undefined;
  readonly htmlInput?: InputBaseComponentProps;
};

function Line({ name, language, hint, required, lines = 1, htmlInput, slotProps, ...props }: LineProps) {
  const [, , { setTouched }] = useField(name);
  const issue = useIssue(name, language);
  const slots = lines > 1 ? area(lines) : undefined;
  return (
    <TextField
      fullWidth
      multiline={lines > 1}
      data-field={name}
      data-language={language}
      {...props}
      className={required ? styles.required : undefined}
      error={issue !== undefined}
      helperText={helpText(issue, hint)}
      onBlur={() => void setTouched(true, false)}
      slotProps={{
        ...slotProps,
        htmlInput: { 'aria-required': required, ...slots?.htmlInput, ...htmlInput },
        ...(slots && { input: slots.input }),
      }}
    />
  );
}

interface WordsFieldProps extends Pick<FieldRow, 'name' | 'label' | 'hint' | 'required' | 'rows' | 'both'> {
  readonly onEnter?: () => void;
  /** Called instead of pasting, if several lines are pasted. */
  readonly onLines?: (lines: readonly string[], language: Language) => void;
}

export function WordsField({ name, label, hint, required, rows, both, onEnter, onLines }: WordsFieldProps) {
  const [{ value }, , { setValue }] = useField<LocalText | undefined>(name);
  const parts = partsOf(value);
  return (
    <div className={both ? `grow ${styles.both}` : undefined}>
      {languages.slice(0, both ? undefined : 1).map((language) => (
        <Line
          key={language}
          {...{ name, language }}
          lines={rows}
          label={labelIn(label, language)}
          required={required && language === firstLanguage}
          hint={language === firstLanguage ? hint : undefined}
          value={parts[language]}
          onChange={({ target }) => void setValue(withVersion(value, language, target.value), false)}
          onKeyDown={(event) => {
            // Enter also ends a composition of an input method.
            if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter();
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            const lines = text.split('\n').flatMap((line) => line.trim() || []);
            if (!onLines || lines.length < 2) return;
            event.preventDefault();
            onLines(lines, language);
          }}
          htmlInput={{ lang: langOf(parts[language]) }}
        />
      ))}
    </div>
  );
}

/** Digits without grouping, as people type them. */
const plain = new Intl.NumberFormat(siteLanguage, { useGrouping: false, maximumFractionDigits: 20 });
const numberIn = (text: string) => (text === '' ? undefined : Number(withLatinDigits(text)));

/** A number in the digits of any language; empty: no number. The browser's own number fields accept only 0 to 9. */
export function NumberField({ name, label, hint, required }: FieldRow) {
  const [{ value }, , { setValue }] = useField<number | undefined>(name);
  const [typed, setTyped] = useState('');
  // Incomplete input such as `5.` stays, until something else changes the number.
  const shown = numberIn(typed) === value ? typed : value === undefined ? '' : plain.format(value);
  return (
    <Line
      {...{ name, label, hint, required }}
      value={shown}
      onChange={({ target: { value: text } }) => {
        if (!/^\d*\.?\d*$/.test(withLatinDigits(text)) || text === '.') return;
        setTyped(text);
        void setValue(numberIn(text), false);
      }}
      htmlInput={{ inputMode: 'decimal', autoComplete: 'off' }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

const inWords = (day = '') => (Number.isNaN(Date.parse(day)) ? undefined : dayText(day));

/** YYYY-MM-DD. Browsers differ in the order that they show, so the date is also shown in words. */
export function DateField({ name, label, hint, required }: FieldRow) {
  const [{ value }, , { setValue }] = useField<string | undefined>(name);
  return (
    <Line
      {...{ name, label, required }}
      type="date"
      hint={[inWords(value), hint].filter(Boolean).join(' · ') || undefined}
      value={value ?? ''}
      onChange={({ target }) => void setValue(target.value, false)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

export function ChoiceField({ name, label, hint, required, options = {} }: FieldRow) {
  const [{ value }, , { setValue }] = useField<string | undefined>(name);
  return (
    <Line
      {...{ name, label, hint, required }}
      select
      value={value ?? ''}
      onChange={({ target }) => void setValue(target.value || undefined, false)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{words['studio.pick']()}</option>
      {Object.entries(options).map(([one, says]) => (
        <option key={one} value={one}>
          {says}
        </option>
      ))}
    </Line>
  );
}
