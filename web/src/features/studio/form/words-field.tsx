import type { InputBaseComponentProps } from '@mui/material/InputBase';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { isColour } from '@pathshala/contract/site/school';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import { firstLanguage, forLanguages, type Language, languages } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { type ReactNode, useState } from 'react';
import { dayText } from '../../../words/format.ts';
import { langOf, nameOfLanguage, siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import { useIssue } from './form-issues.ts';
import { useValue } from './form-values.ts';
import styles from './forms.module.css';

export type Parts = Readonly<Record<Language, string>>;

function localText(parts: Parts): LocalText {
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

export function Line({
  name,
  language,
  hint,
  required,
  lines = 1,
  htmlInput,
  slotProps,
  ...props
}: LineProps) {
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
}

export function WordsField({ name, label, hint, required, rows, both, onEnter }: WordsFieldProps) {
  const [value, setValue] = useValue<LocalText>(name);
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
          onChange={({ target }) => setValue(withVersion(value, language, target.value))}
          onKeyDown={(event) => {
            // Enter also ends a composition of an input method.
            if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter();
          }}
          htmlInput={{ lang: langOf(parts[language]) }}
        />
      ))}
    </div>
  );
}

/** Digits without grouping, as people type them. */
const plain = new Intl.NumberFormat(siteLanguage, { useGrouping: false, maximumFractionDigits: 20 });
const latin = (text: string) => withLatinDigits(text).replace('−', '-').replace(',', '.');
/** Undefined also while typing it, such as "-". */
const numberIn = (text: string) => (/\d/.test(latin(text)) ? Number(latin(text)) : undefined);

type FactProps = Pick<FieldRow, 'name' | 'label' | 'hint' | 'required' | 'options'>;

/** A number in the digits of any language; empty: no number. The browser's own number fields accept only 0 to 9. */
export function NumberField({ name, label, hint, required }: FactProps) {
  const [value, setValue] = useValue<number>(name);
  const [typed, setTyped] = useState('');
  // Incomplete input such as `5.` stays, until something else changes the number.
  const shown = numberIn(typed) === value ? typed : value === undefined ? '' : plain.format(value);
  return (
    <Line
      {...{ name, label, hint, required }}
      value={shown}
      onChange={({ target: { value: text } }) => {
        if (!/^-?\d*\.?\d*$/.test(latin(text))) return;
        setTyped(text);
        setValue(numberIn(text));
      }}
      htmlInput={{ inputMode: 'decimal', autoComplete: 'off' }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

const inWords = (day = '') => (Number.isNaN(Date.parse(day)) ? undefined : dayText(day));

/** YYYY-MM-DD. Browsers differ in the order that they show, so the date is also shown in words. */
export function DateField({ name, label, hint, required }: FactProps) {
  const [value, setValue] = useValue<string>(name);
  return (
    <Line
      {...{ name, label, required }}
      type="date"
      hint={[inWords(value), hint].filter(Boolean).join(' · ') || undefined}
      value={value ?? ''}
      onChange={({ target }) => setValue(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** `#rrggbb`, written or picked. */
export function ColourField({ name, label, hint, required }: FactProps) {
  const [value = '', setValue] = useValue<string>(name);
  return (
    <Line
      {...{ name, label, hint, required, value }}
      onChange={({ target }) => setValue(target.value)}
      slotProps={{
        input: {
          endAdornment: (
            <input
              type="color"
              aria-label={words['school.pick']({ label })}
              value={isColour(value) ? value.toLowerCase() : '#808080'}
              onChange={({ target }) => setValue(target.value)}
            />
          ),
        },
      }}
    />
  );
}

export function ChoiceField({ name, label, hint, required, options = {} }: FactProps) {
  const [value, setValue] = useValue<string>(name);
  return (
    <Line
      {...{ name, label, hint, required }}
      select
      value={value ?? ''}
      onChange={({ target }) => setValue(target.value || undefined)}
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
