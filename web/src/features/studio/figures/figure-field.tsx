import TextField from '@mui/material/TextField';
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import { Choice } from '../../../ui/choice.tsx';
import { fieldName, placeName } from './field-names.ts';
import { FigureList } from './figure-list.tsx';
import { NumberField } from './number-field.tsx';

export interface FigureFieldProps {
  readonly name: string;
  /** Unlike any other in the form. */
  readonly label: string;
  readonly schema: SchemaFieldDescription;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
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
      fullWidth
    />
  );
}

/** A fixed number of numbers, such as a point or a range. */
function Numbers({ name, label, value, onChange, schema }: FigureFieldProps) {
  const { innerType } = schema as SchemaInnerTypeDescription;
  const count = Array.isArray(innerType) ? innerType.length : 2;
  const all = Array.isArray(value) ? (value as number[]) : [];
  return (
    <div className="cluster gap-2">
      {Array.from({ length: count }, (_, at) => (
        <NumberField
          key={at}
          label={`${label}: ${placeName(name, at)}`}
          value={all[at]}
          onChange={(number) => onChange(Array.from({ length: count }, (_one, place) => (place === at ? number : (all[place] ?? 0))))}
        />
      ))}
    </div>
  );
}

function Part({ label, schema, value, onChange }: FigureFieldProps) {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return (
    <div className="stack gap-2">
      {Object.entries((schema as SchemaObjectDescription).fields).map(([name, field]) => (
        <FigureField
          key={name}
          name={name}
          label={`${label}: ${fieldName(name)}`}
          schema={field as SchemaFieldDescription}
          value={fields[name]}
          onChange={(one) => onChange({ ...fields, [name]: one })}
        />
      ))}
    </div>
  );
}
