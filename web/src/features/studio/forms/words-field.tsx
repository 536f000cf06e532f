import type { TextFieldProps } from '@mui/material/TextField';
import TextField from '@mui/material/TextField';
import { firstLanguage, forLanguages, type Language, languages } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { langOf } from '../../../ui/language.ts';
import { nameOfLanguage } from '../../../words/languages.ts';
import { words } from '../../../words/words.ts';
import { useIssue } from './form-issues.ts';
import styles from './forms.module.css';

interface WordsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly rows?: number | undefined;
  readonly both?: boolean | undefined;
  /** Called for Enter in a field of one line. */
  readonly onEnter?: (() => void) | undefined;
  /** Called instead of pasting, if several lines are pasted. */
  readonly onLines?: ((lines: readonly string[], language: Language) => void) | undefined;
}

export type Parts = Readonly<Record<Language, string>>;

/** A string if there is no translation. */
export function localText(parts: Parts): LocalText {
  const written = Object.entries(parts).filter(([one, text]) => one === firstLanguage || text !== '');
  return written.length === 1 ? parts[firstLanguage] : (Object.fromEntries(written) as Parts);
}

/** Empty without a translation. */
export function partsOf(text: LocalText | undefined): Parts {
  if (typeof text !== 'object' || text === null)
    return forLanguages((one) => (one === firstLanguage ? (text ?? '') : ''));
  return forLanguages((one) => text[one] ?? '');
}

/** The first language is not named. */
export const labelIn = (label: string, language: Language): string =>
  language === firstLanguage ? label : words['studio.inLanguage']({ label, name: nameOfLanguage(language) });

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The browser sizes the field: MUI would lay out the whole page to measure it. @param rows at least */
export const area = (rows: number) =>
  ({
    htmlInput: {
      ...{ type: undefined, rows },
      style: { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '24lh', resize: 'vertical' },
    },
    input: { inputComponent: 'textarea' },
  }) as const;

type OneLanguageProps = Omit<WordsFieldProps, 'both'> & { readonly language: Language };

function OneText({
  issue,
  hint,
  required,
  lines = 1,
  ...props
}: TextFieldProps & { issue: string | undefined; hint?: string | undefined; lines?: number | undefined }) {
  const slots = lines > 1 ? area(lines) : undefined;
  return (
    <TextField
      fullWidth
      multiline={lines > 1}
      {...props}
      className={required ? styles.required : undefined}
      error={issue !== undefined}
      helperText={helpText(issue, hint)}
      slotProps={{
        htmlInput: {
          lang: langOf(String(props.value)),
          'aria-required': required,
          ...slots?.htmlInput,
        },
        ...(slots && { input: slots.input }),
      }}
    />
  );
}

function OneLanguage({ name, label, language, hint, required, rows, onEnter, onLines }: OneLanguageProps) {
  const [{ value }, , { setValue, setTouched }] = useField<LocalText | undefined>(name);
  const parts = partsOf(value);
  return (
    <OneText
      lines={rows}
      data-field={name}
      data-language={language}
      required={required && language === firstLanguage}
      label={labelIn(label, language)}
      value={parts[language]}
      issue={useIssue(name, language)}
      hint={language === firstLanguage ? hint : undefined}
      onBlur={() => void setTouched(true, false)}
      onChange={({ target }) => void setValue(localText({ ...parts, [language]: target.value }), false)}
      onKeyDown={(event) => {
        // Enter also ends a composition of an input method.
        if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
      onPaste={(event) => {
        const lines = linesOf(event.clipboardData.getData('text/plain'));
        if (!onLines || lines.length < 2) return;
        event.preventDefault();
        onLines(lines, language);
      }}
    />
  );
}

/** With `both`, a field for each language side by side. */
export function WordsField(row: WordsFieldProps) {
  // MUI would interpret the row's other props, such as its control.
  const { name, label, hint, required, rows, both = false, onEnter, onLines } = row;
  const field = { name, label, hint, required, rows, onEnter, onLines };
  return (
    <div className={both ? `grow ${styles.both}` : undefined}>
      {(both ? languages : languages.slice(0, 1)).map((language) => (
        <OneLanguage key={language} {...field} language={language} />
      ))}
    </div>
  );
}

/** The issue, which is announced, and the hint. Screen readers read both with the field. */
export function helpText(issue: string | undefined, hint: string | undefined): ReactNode {
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

/** Keeps other languages. */
export const withVersion = (text: LocalText | undefined, language: Language, own: string): LocalText =>
  localText({ ...partsOf(text), [language]: own });

/** Pasted lines replace one text and the following ones. */
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
