import { controlStyles, Field, type FieldTexts } from '@northcast/shared-ui/field/field';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { type ComponentProps, type ReactNode, useState } from 'react';
import styled from 'styled-components';

const Frame = styled.span`
  display: grid;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }

  & > button {
    justify-self: end;
    margin-inline-end: 0.25rem;
  }
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: 3rem;
`;

interface PasswordFieldProps extends FieldTexts {
  /** The attributes of the input: value, onChange, name, autoComplete, … */
  input: Omit<ComponentProps<'input'>, 'type'>;
  /** Content between the control and its error line, for example a strength meter. */
  below?: ReactNode;
}

export function PasswordField({ input, below, ...texts }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...texts} id={input.id}>
      {(wiring) => (
        <>
          <Frame>
            <Input
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...wiring}
              type={isShown ? 'text' : 'password'}
            />
            <IconButton
              size="sm"
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? 'Hide password' : 'Show password'}
              aria-controls={wiring.id}
              onClick={() => setShown(!isShown)}
            />
          </Frame>
          {below}
        </>
      )}
    </Field>
  );
}
