import type { FieldTexts } from '@northcast/shared-ui/field/field';
import { fieldError } from '@northcast/shared-ui/form/field-error';
import { TextArea } from '@northcast/shared-ui/text-area/text-area';
import type { ComponentProps } from 'react';
import { useField } from 'react-final-form';

interface FormTextAreaProps extends Omit<FieldTexts, 'error'> {
  name: string;
  limit?: number | undefined;
  input?: Omit<ComponentProps<'textarea'>, 'name' | 'value'> | undefined;
}

/** A text area bound to the surrounding react-final-form. */
export function FormTextArea({ name, input, ...texts }: FormTextAreaProps) {
  const field = useField<string>(name, { parse: (value) => value });
  return (
    <TextArea {...texts} input={{ ...input, ...field.input }} error={fieldError(field.meta)} />
  );
}
