import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from '@pathshala/content/render/figures/kind';
import { maxEntries } from '@pathshala/contract/http/validation';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../../ui/choice.tsx';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { fieldName, placeName } from './field-names.ts';

export type FigureFields = Readonly<Record<string, unknown>>;

interface FigureFormProps {
  readonly schema: SchemaFieldDescription;
  readonly fields: FigureFields;
  readonly onChange: (fields: FigureFields) => void;
}

/** Made from the schema of its kind; fields of all figures come last. */
export function FigureForm({ schema, fields, onChange }: FigureFormProps) {
  const { kind: _, caption, ...own } = (schema as SchemaObjectDescription).fields;
  const all = caption ? { ...own, caption } : own;
  return Object.entries(all).map(([name, field]) => (
    <div key={name} className={'innerType' in field ? undefined : 'cluster'}>
      <FigureField
        name={name}
        label={fieldName(name)}
        schema={field as SchemaFieldDescription}
        value={fields[name]}
        onChange={(value) => onChange(withField(fields, name, value))}
      />
    </div>
  ));
}

/** Empty lists and texts are left out, as in hand-written figures. */
function withField(fields: FigureFields, name: string, value: unknown): FigureFields {
  const { [name]: _, ...others } = fields;
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  // Keeps the order, so that an unchanged figure stays the same.
  return isEmpty ? others : { ...fields, [name]: value };
}

/** The value of a new entry in an empty list. */
function firstEntry(schema: SchemaFieldDescription): unknown {
  if (schema.type === 'number') return 1;
  if (schema.type === 'boolean') return undefined;
  if (schema.type === 'tuple') return [0, 0];
  if (schema.type === 'array')
    return [firstEntry((schema as SchemaInnerTypeDescription).innerType as SchemaFieldDescription)];
  if (schema.type === 'object') {
    const { fields } = schema as SchemaObjectDescription;
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, firstEntry(field as SchemaFieldDescription)]),
    );
  }
  return 'oneOf' in schema && schema.oneOf.length > 0 ? schema.oneOf[0] : '?';
}

interface FigureFieldProps {
  readonly name: string;
  readonly label: string;
  readonly schema: SchemaFieldDescription;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** In a group that already has the label. */
  readonly isEntry?: boolean;
}

/** A new entry copies the last one, so that only differences have to be changed. */
function FigureList({ name, label, schema, value, onChange }: FigureFieldProps) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const entry = (schema as SchemaInnerTypeDescription).innerType as SchemaFieldDescription;
  // Other entries are one field, which has the same label.
  const isGroup = entry.type === 'tuple' || entry.type === 'object';
  const hasRoom = entries.length < maxEntries(schema as SchemaInnerTypeDescription);
  const change = (at: number) => (changed: unknown) => onChange(entries.with(at, changed));
  return (
    <fieldset className="stack gap-2">
      <legend className="strong">{label}</legend>
      {entries.map((one, at) => {
        const says = `${label} ${numberText(at + 1)}`;
        return (
          <fieldset key={at} className="row gap-2 start" aria-label={says}>
            {isGroup && <legend className="soft">{says}</legend>}
            <div className="grow">
              <FigureField
                isEntry
                name={name}
                label={says}
                schema={entry}
                value={one}
                onChange={change(at)}
              />
            </div>
            <Button
              size="small"
              variant="text"
              aria-label={words['studio-figure.remove']({ what: says })}
              onClick={() => onChange(entries.toSpliced(at, 1))}
            >
              {words['studio-figure.delete']()}
            </Button>
          </fieldset>
        );
      })}
      {hasRoom && (
        <div>
          <Button
            size="small"
            variant="outlined"
            aria-label={`${words['studio-figure.add']()}: ${label}`}
            onClick={() => onChange([...entries, structuredClone(entries.at(-1) ?? firstEntry(entry))])}
          >
            {words['studio-figure.add']()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function FigureField(props: FigureFieldProps) {
  const { label, schema, value, onChange } = props;
  switch (schema.type) {
    case 'number':
      return <NumberField label={label} value={value as number | undefined} onChange={onChange} />;
    case 'boolean':
      return (
        <label className="tap gap-2">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked || undefined)}
          />
          {label}
        </label>
      );
    case 'array':
      return <FigureList {...props} />;
    case 'tuple':
      return <Numbers {...props} />;
    case 'object':
      return <Part {...props} />;
    default:
      return <Words {...props} />;
  }
}

function Words({ name, label, schema, value, onChange }: FigureFieldProps) {
  const choices = (schema as SchemaDescription).oneOf.map(String);
  const text = typeof value === 'string' ? value : '';
  if (choices.length > 0) {
    const options = Object.fromEntries(choices.map((one) => [one, fieldName(`${name}-${one}`)]));
    return <Choice label={label} options={options} value={text} onChoose={onChange} />;
  }
  return (
    <TextField
      label={label}
      value={text}
      multiline={name === 'caption'}
      onChange={({ target }) => onChange(target.value)}
      size="small"
      sx={{ flex: '1 1 10rem' }}
    />
  );
}

/** A fixed number of numbers, such as a point or a range. */
function Numbers({ name, label, isEntry, schema, value, onChange }: FigureFieldProps) {
  const { innerType } = schema as SchemaInnerTypeDescription;
  const count = Array.isArray(innerType) ? innerType.length : 2;
  const all = Array.from({ length: count }, (_, at) => (Array.isArray(value) ? (value as number[])[at] : 0));
  return (
    <Group label={isEntry ? undefined : label}>
      {all.map((one, at) => (
        <NumberField
          key={at}
          label={placeName(name, at)}
          value={one}
          onChange={(number) => onChange(all.with(at, number))}
        />
      ))}
    </Group>
  );
}

function Part({ label, isEntry, schema, value, onChange }: FigureFieldProps) {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return (
    <Group label={isEntry ? undefined : label}>
      {Object.entries((schema as SchemaObjectDescription).fields).map(([name, field]) => (
        <FigureField
          key={name}
          name={name}
          label={fieldName(name)}
          schema={field as SchemaFieldDescription}
          value={fields[name]}
          onChange={(one) => onChange({ ...fields, [name]: one })}
        />
      ))}
    </Group>
  );
}

/** @param label left out within a list's entry, which has its own */
function Group({ label, children }: { readonly label: string | undefined; readonly children: ReactNode }) {
  if (label === undefined) return <div className="cluster gap-2">{children}</div>;
  return (
    <fieldset className="cluster gap-2">
      <legend className="soft">{label}</legend>
      {children}
    </fieldset>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

const numberIn = (text: string): number | undefined => {
  const written = withLatinDigits(text.trim()).replace('−', '-').replace(',', '.');
  return written === '' || Number.isNaN(Number(written)) ? undefined : Number(written);
};

/** In digits of any language. While typing it may be incomplete, such as "-" or "0.". */
function NumberField({ label, value, onChange }: NumberFieldProps) {
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
