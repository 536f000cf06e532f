import TextField from '@mui/material/TextField';
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from '@pathshala/content/render/figures/kind';
import type { ReactNode } from 'react';
import { Choice } from '../../../ui/choice.tsx';
import { fieldName, placeName } from './field-names.ts';
import { type EntryProps, FigureList } from './figure-list.tsx';
import { NumberField } from './number-field.tsx';

interface FigureFieldProps extends EntryProps {
  readonly name: string;
  /** Stands in a group with this label already. */
  readonly isEntry?: boolean;
}

/** One field of a figure, whatever its type. */
export function FigureField(props: FigureFieldProps) {
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
      return (
        <FigureList
          {...props}
          renderEntry={(entry) => <FigureField isEntry name={props.name} {...entry} />}
        />
      );
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

/** Fields side by side. @param label left out within an entry of a list, which has its own */
function Group({ label, children }: { readonly label: string | undefined; readonly children: ReactNode }) {
  if (label === undefined) return <div className="cluster gap-2">{children}</div>;
  return (
    <fieldset className="cluster gap-2">
      <legend className="soft">{label}</legend>
      {children}
    </fieldset>
  );
}
