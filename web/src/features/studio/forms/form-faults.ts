import type { Fault } from '@pathshala/contract/validation';
import { getIn, useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import { faultText } from './fault-text.ts';

export interface FormFaults {
  /** What the schema of the kind has against what stands here. */
  readonly own: readonly Fault[];
  /** What the school found when it was to be published, for as long as nothing was changed. */
  readonly found: readonly Fault[];
  /** Shows them in fields that nobody has left yet, too. */
  readonly all: boolean;
}

export const FormFaultsContext = createContext<FormFaults>({ own: [], found: [], all: false });

/** Splits a path of a fault: `quiz[1].question (bn)` is of the Bangla text. */
export function pathOfFault(path: string): { readonly field: string; readonly bangla: boolean } {
  const field = path.replace(/( \(bn\)|\.bn|\.en)$/, '');
  return { field, bangla: /( \(bn\)|\.bn)$/.test(path) };
}

/**
 * What is wrong with a field, in words.
 * @param bangla of its Bangla text
 * @returns undefined while nothing is, or nobody has been there yet
 */
export function useFault(name: string, bangla = false): string | undefined {
  const { own, found, all } = useContext(FormFaultsContext);
  const { touched } = useFormikContext();
  const isOf = ({ path }: Fault) => {
    const at = pathOfFault(path);
    return at.field === name && at.bangla === bangla;
  };
  const isShown = all || Boolean(getIn(touched, name));
  const faults = [...(isShown ? own.filter(isOf) : []), ...found.filter(isOf)];
  const texts = faults.map(faultText);
  return texts.length === 0 ? undefined : [...new Set(texts)].join('; ');
}
