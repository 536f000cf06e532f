import { Field } from '../../ui/field.tsx';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  /** Undefined while they are not there. */
  readonly options: readonly { readonly id: string; readonly title: string }[] | undefined;
  /** Why they did not come. */
  readonly error?: string | undefined;
}

/** One of some courses, lessons or skills, in a form: the device's own list. */
export function Select({ name, label, options, error }: SelectProps) {
  return (
    <>
      <Field
        select
        name={name}
        label={label}
        disabled={!options}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{options ? words['classrooms.choose']() : words['classrooms.loading']()}</option>
        {options?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Field>
      <Failure text={error ?? null} />
    </>
  );
}
