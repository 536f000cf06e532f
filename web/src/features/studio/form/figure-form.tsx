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
import { figures } from '../../../words/compiled/messages/figures.js';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';

export type FigureFields = Readonly<Record<string, unknown>>;

const names = new Map<string, () => string>(Object.entries(figures));
/** Of a field, its place in a group of numbers (`x-0`), or its choice (`fill-leaf`). Letters that are names themselves stay. */
const nameOf = (name: string, otherwise = name): string => names.get(`figures.${name}`)?.() ?? otherwise;

interface FigureFormProps {
  readonly schema: SchemaFieldDescription;
  readonly fields: FigureFields;
  readonly onChange: (fields: FigureFields) => void;
}

/** Made from the schema of its kind; fields of all figures come last. */
export function FigureForm({ schema, fields, onChange }: FigureFormProps) {
  const { kind: _, caption, ...own } = (schema as SchemaObjectDescription).fields;
  return Object.entries({ ...own, ...(caption && { caption }) }).map(([name, field]) => (
    <div key={name} className={'innerType' in field ? undefined : 'cluster'}>
      <FigureField
        name={name}
        label={nameOf(name)}
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

const entryOf = (schema: SchemaFieldDescription) =>
  (schema as SchemaInnerTypeDescription).innerType as SchemaFieldDescription;
const fieldsOf = (schema: SchemaFieldDescription) =>
  Object.entries((schema as SchemaObjectDescription).fields) as [string, SchemaFieldDescription][];

function firstEntry(schema: SchemaFieldDescription): unknown {
  switch (schema.type) {
    case 'number':
      return 1;
    case 'boolean':
      return undefined;
    case 'tuple':
      return [0, 0];
    case 'array':
      return [firstEntry(entryOf(schema))];
    case 'object':
      return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, firstEntry(field)]));
    default:
      return (schema as SchemaDescription).oneOf[0] ?? '?';
  }
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

function FigureField(props: FigureFieldProps) {
  const { name, label, schema, value, onChange, isEntry } = props;
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
    // A fixed number of numbers, such as a point or a range.
    case 'tuple': {
      const { innerType } = schema as SchemaInnerTypeDescription;
      const { length } = Array.isArray(innerType) ? innerType : [0, 0];
      const all = Array.from({ length }, (_, at) => (Array.isArray(value) ? Number(value[at]) : 0));
      return (
        <Group label={!isEntry && label}>
          {all.map((one, at) => (
            <NumberField
              key={at}
              label={nameOf(`${name}-${at}`, ['x', 'y'][at] ?? numberText(at + 1))}
              value={one}
              onChange={(number) => onChange(all.with(at, number as number))}
            />
          ))}
        </Group>
      );
    }
    case 'object': {
      const own = Object(value) as Record<string, unknown>;
      return (
        <Group label={!isEntry && label}>
          {fieldsOf(schema).map(([part, field]) => (
            <FigureField
              key={part}
              name={part}
              label={nameOf(part)}
              schema={field}
              value={own[part]}
              onChange={(one) => onChange({ ...own, [part]: one })}
            />
          ))}
        </Group>
      );
    }
    default: {
      const choices = (schema as SchemaDescription).oneOf.map(String);
      const text = typeof value === 'string' ? value : '';
      if (choices.length > 0) {
        const options = Object.fromEntries(choices.map((one) => [one, nameOf(`${name}-${one}`, one)]));
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
  }
}

/** A new entry copies the last one, so that only differences have to be changed. */
function FigureList({ name, label, schema, value, onChange }: FigureFieldProps) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const entry = entryOf(schema);
  // Other entries are one field, which has the same label.
  const isGroup = entry.type === 'tuple' || entry.type === 'object';
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
                onChange={(changed) => onChange(entries.with(at, changed))}
              />
            </div>
            <Button
              size="small"
              aria-label={words['studio-figure.remove']({ what: says })}
              onClick={() => onChange(entries.toSpliced(at, 1))}
            >
              {words['studio-figure.delete']()}
            </Button>
          </fieldset>
        );
      })}
      {entries.length < maxEntries(schema as SchemaInnerTypeDescription) && (
        <Button
          size="small"
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          aria-label={`${words['studio-figure.add']()}: ${label}`}
          onClick={() => onChange([...entries, structuredClone(entries.at(-1) ?? firstEntry(entry))])}
        >
          {words['studio-figure.add']()}
        </Button>
      )}
    </fieldset>
  );
}

/** @param label false within a list's entry, which has its own */
function Group({ label, children }: { readonly label: string | false; readonly children: ReactNode }) {
  const Part = label ? 'fieldset' : 'div';
  return (
    <Part className="cluster gap-2">
      {label && <legend className="soft">{label}</legend>}
      {children}
    </Part>
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
  const [text, setText] = useState(String(value ?? ''));
  const shown = numberIn(text) === value || value === undefined ? text : String(value);
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
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      sx={{ flex: '1 1 7rem' }}
    />
  );
}
