import { siteConfig } from '@pathshala/brand/site.config';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { words } from '../../words/words.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What is under the field; which of the two is the owner's to decide (`web/brand/site.config.ts`). */
export const commonPasswordWords = {
  warn: words['ui.commonWarn'],
  refuse: words['ui.commonRefuse'],
} as const;

interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  /** What happens to a common password; the owner's setting when left out. */
  readonly rule?: keyof typeof commonPasswordWords;
  readonly refusal?: string | undefined;
}

/** Whether what is typed is a common password; nothing is asked for before something is typed. */
function useCommon(password: string): boolean {
  const [common, setCommon] = useState<string | null>(null);
  useEffect(() => {
    if (password === '') return;
    let isLatest = true;
    void isCommonPassword(password).then((isCommon) => {
      if (isLatest) setCommon(isCommon ? password : null);
    });
    return () => {
      isLatest = false;
    };
  }, [password]);
  return common === password;
}

/** The field of a form in which somebody chooses a password. It says while they type when that is a common one. */
export function NewPasswordField({
  name,
  label,
  rule = siteConfig.commonPasswords,
  refusal,
}: NewPasswordFieldProps) {
  const { values } = useFormikContext<Readonly<Record<string, string>>>();
  const password = values[name] ?? '';
  const isCommon = useCommon(password);
  const refuse = async (chosen: string) =>
    (await isCommonPassword(chosen)) ? commonPasswordWords.refuse() : undefined;
  return (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      hint={isCommon ? commonPasswordWords[rule]() : undefined}
      validate={rule === 'refuse' ? refuse : undefined}
      refusal={refusal}
    />
  );
}
