import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { fieldError } from '@northcast/shared-ui/form/field-error';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';

interface FormCheckboxProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** A boolean check box bound to the surrounding react-final-form. */
export function FormCheckbox({ name, ...texts }: FormCheckboxProps) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox' });
  const { value: _, type: __, checked = false, ...rest } = input;
  return <Checkbox {...texts} input={{ ...rest, checked }} error={fieldError(meta)} />;
}
