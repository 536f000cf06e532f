import type { AnswerForm } from '@pathshala/content/practice/show-exercise';
import type { FieldProps } from './field-props.ts';
import { OrderField } from './order-field.tsx';
import { PickField } from './pick-field.tsx';
import { asTheyStand } from './picks.ts';
import { PointField } from './point-field.tsx';
import { TypedField } from './typed-field.tsx';

interface AnswerFieldProps extends FieldProps {
  readonly form: AnswerForm;
}

/** The initial answer. An order question starts with the order shown; every other kind starts empty. */
export const untouched = (form: AnswerForm): string =>
  form.kind === 'order' ? asTheyStand(form.options.length) : '';

/** The input field for the kind of answer that an exercise asks for. */
export function AnswerField({ form, ...field }: AnswerFieldProps) {
  switch (form.kind) {
    case 'choice':
    case 'several':
      return <PickField {...field} kind={form.kind} options={form.options} />;
    case 'order':
      return <OrderField {...field} options={form.options} />;
    case 'point':
      return <PointField {...field} axes={form.axes} />;
    default:
      return <TypedField {...field} form={form} />;
  }
}
