import { CharacterCount } from '@northcast/shared-ui/field/character-count';
import { controlStyles, Field, type FieldTexts } from '@northcast/shared-ui/field/field';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Input = styled.input`
  ${controlStyles}
`;

interface TextFieldProps extends FieldTexts {
  /** The attributes of the input: value, onChange, name, type, autoComplete, … */
  input: ComponentProps<'input'>;
  /** Maximum characters; shows a character count. */
  limit?: number | undefined;
}

/** Addresses and numbers run to the right in every script. */
const isLeftToRight = (type = '') => /^(email|url|tel)$/.test(type);

export function TextField({ input, limit, ...texts }: TextFieldProps) {
  const count = limit === undefined ? null : <CharacterCount value={input.value} limit={limit} />;
  return (
    <Field {...texts} id={input.id} aside={count}>
      {(wiring) => (
        <Input
          type="text"
          dir={isLeftToRight(input.type) ? 'ltr' : 'auto'}
          {...input}
          {...wiring}
        />
      )}
    </Field>
  );
}
