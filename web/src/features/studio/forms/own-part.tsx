import { FormikProvider, getIn, useFormikContext } from 'formik';
import { type ReactNode, useMemo } from 'react';

interface OwnPartProps {
  /** Path of a field, such as `quiz[2]`. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Fields that hear of the form only when their own part of it changes. Formik tells every field of every key, and a
 * quiz has a hundred of them.
 */
export function OwnPart({ name, children }: OwnPartProps) {
  const form = useFormikContext();
  const [value, touched] = [getIn(form.values, name), getIn(form.touched, name)];
  const own = useMemo(() => form, [name, value, touched]);
  return <FormikProvider value={own}>{children}</FormikProvider>;
}
