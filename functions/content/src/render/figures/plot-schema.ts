import { validationMessage } from '@pathshala/contract/http/validation';
import { array, type InferType, number, object, string, tuple } from 'yup';
import { shared } from './kind.ts';

const pair = tuple([number().required(), number().required()]).required();
const range = pair.test(
  'rises',
  validationMessage('faults.rises'),
  (value) => value !== undefined && value[0] < value[1],
);

export const plotSchema = object({
  ...shared,
  x: range,
  y: range,
  xLabel: string().required(),
  yLabel: string().required(),
  lines: array()
    .of(
      object({ points: array().of(pair).min(2).max(100).required(), label: string().required() }).noUnknown(),
    )
    .max(4),
  /** Polynomials c0 + c1 x + c2 x² …, each drawn over a range of x. */
  curves: array()
    .of(
      object({
        coefficients: array().of(number().required()).min(1).max(7).required(),
        from: number().required(),
        to: number().required(),
        label: string().required(),
      }).noUnknown(),
    )
    .max(4),
  points: array()
    .of(object({ x: number().required(), y: number().required(), label: string().required() }).noUnknown())
    .max(8),
}).noUnknown();

export type Plot = InferType<typeof plotSchema>;
