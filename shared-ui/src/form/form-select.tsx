import type { FieldTexts } from '@northcast/shared-ui/field/field';
import { fieldError } from '@northcast/shared-ui/form/field-error';
import { Select, type SelectOption } from '@northcast/shared-ui/select/select';
import type { ComponentProps } from 'react';
import { useField } from 'react-final-form';

interface FormSelectProps extends Omit<FieldTexts, 'error'> {
  name: string;
  options: readonly SelectOption[];
  placeholder?: string | undefined;
  input?: Omit<ComponentProps<'select'>, 'name' | 'value'> | undefined;
}

/** A select bound to the surrounding react-final-form. */
export function FormSelect({ name, input, ...texts }: FormSelectProps) {
  const field = useField<string>(name, { parse: (value) => value });
  return <Select {...texts} input={{ ...input, ...field.input }} error={fieldError(field.meta)} />;
}
