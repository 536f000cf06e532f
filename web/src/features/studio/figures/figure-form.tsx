import type { SchemaFieldDescription, SchemaObjectDescription } from '@pathshala/content/render/figures/kind';
import { fieldName } from './field-names.ts';
import { FigureField } from './figure-field.tsx';

export type FigureFields = Readonly<Record<string, unknown>>;

interface FigureFormProps {
  /** From the schema of the figure's kind. */
  readonly schema: SchemaFieldDescription;
  readonly fields: FigureFields;
  readonly onChange: (fields: FigureFields) => void;
}

/** The fields of a figure, made from the schema of its kind; what all figures have comes last. */
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

/** An empty list or text is left out, as in figures that are written by hand. */
export function withField(fields: FigureFields, name: string, value: unknown): FigureFields {
  const { [name]: _, ...others } = fields;
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  // In its place, so that a figure that is only looked at stays as it is.
  return isEmpty ? others : { ...fields, [name]: value };
}
