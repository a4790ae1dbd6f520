import { controlStyles, Field, type FieldTexts } from '@northcast/shared-ui/field/field';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Input = styled.input`
  ${controlStyles}
`;

export interface TextFieldProps extends FieldTexts {
  /** The attributes of the input: value, onChange, name, type, autoComplete, … */
  input: ComponentProps<'input'>;
}

export function TextField({ input, ...texts }: TextFieldProps) {
  return (
    <Field {...texts} id={input.id}>
      {(wiring) => <Input type="text" {...input} {...wiring} />}
    </Field>
  );
}
