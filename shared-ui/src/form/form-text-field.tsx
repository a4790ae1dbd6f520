import type { FieldTexts } from '@northcast/shared-ui/field/field';
import {
  fieldError,
  IncompleteFields,
  incompleteText,
} from '@northcast/shared-ui/form/field-error';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { type ComponentProps, use } from 'react';
import { useField } from 'react-final-form';

interface FormTextFieldProps extends Omit<FieldTexts, 'error'> {
  name: string;
  limit?: number | undefined;
  /** Attributes of the input except value and handlers: type, autoComplete, inputMode, … */
  input?: Omit<ComponentProps<'input'>, 'name' | 'value'> | undefined;
}

/** A text field bound to the surrounding react-final-form. */
export function FormTextField({ name, input, ...texts }: FormTextFieldProps) {
  const field = useField<string>(name, { parse: (value) => value });
  const isIncomplete = use(IncompleteFields).includes(name) && field.input.value === '';
  return (
    <TextField
      {...texts}
      input={{ ...input, ...field.input }}
      error={isIncomplete ? incompleteText : fieldError(field.meta)}
    />
  );
}
