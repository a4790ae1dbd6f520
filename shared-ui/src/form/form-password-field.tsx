import type { FieldTexts } from '@northcast/shared-ui/field/field';
import { fieldError } from '@northcast/shared-ui/form/field-error';
import { PasswordField } from '@northcast/shared-ui/password-field/password-field';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';

export interface FormPasswordFieldProps extends Omit<FieldTexts, 'error'> {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Between the control and the line of its error, as a strength meter. */
  below?: ReactNode;
}

/** A password field of the surrounding react-final-form. */
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
