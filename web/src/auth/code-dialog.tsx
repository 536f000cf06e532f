import { codeSchema } from '@pathshala/contract/accounts/user';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import AskDialog from '../ui/ask-dialog.tsx';
import { Field } from '../ui/field.tsx';
import { words } from '../words/words.ts';

/** Texts default to those of sign-in, so that most pages load no others. */
interface CodeDialogProps {
  readonly title?: string;
  readonly text?: ReactNode;
  readonly confirm?: string;
  readonly action?: { readonly running: boolean; readonly error: string | null };
  /** @param code six digits; null: cancelled */
  readonly onAnswer: (code: string | null) => void;
}

export default function CodeDialog({
  title = words['auth.codeTitle'](),
  text = words['auth.codeText'](),
  confirm = words['ui.continue'](),
  onAnswer,
  ...props
}: CodeDialogProps) {
  return (
    <Formik
      initialValues={{ code: '' }}
      validationSchema={codeSchema}
      onSubmit={({ code }) => onAnswer(withLatinDigits(code.trim()))}
    >
      {({ submitForm }) => (
        <AskDialog
          {...props}
          title={title}
          text={text}
          confirm={confirm}
          sx={{ zIndex: 2000 }}
          onConfirm={() => void submitForm()}
          onClose={() => onAnswer(null)}
        >
          <Field
            name="code"
            label={words['auth.code']()}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
          />
        </AskDialog>
      )}
    </Formik>
  );
}
