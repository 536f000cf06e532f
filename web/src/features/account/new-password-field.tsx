import { siteConfig } from '@pathshala/brand/site.config';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { words } from '../../words/words.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Texts under the field; the owner chooses one (`web/brand/site.config.ts`). */
export const commonPasswordWords = {
  warn: words['ui.commonWarn'],
  refuse: words['ui.commonRefuse'],
} as const;

interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  /** Default: the owner's setting. */
  readonly rule?: keyof typeof commonPasswordWords;
  readonly refusal?: string | undefined;
}

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
