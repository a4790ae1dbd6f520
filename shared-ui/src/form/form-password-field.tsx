import type { FieldTexts } from '@northcast/shared-ui/field/field';
import { fieldError } from '@northcast/shared-ui/form/field-error';
import { PasswordField } from '@northcast/shared-ui/password-field/password-field';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';

interface FormPasswordFieldProps extends Omit<FieldTexts, 'error'> {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Content between the control and its error line, for example a strength meter. */
  below?: ReactNode;
}

/** A password field bound to the surrounding react-final-form. */
export function FormPasswordField({ name, autoComplete, ...texts }: FormPasswordFieldProps) {
  const field = useField<string>(name, { parse: (value) => value });
  return (
    <PasswordField
      {...texts}
      input={{ autoComplete, ...field.input }}
      error={fieldError(field.meta)}
    />
  );
}
