import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { costFields } from './cost-fields';
import type { CostField } from './saving';

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[3]} ${theme.space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface CostFormProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly errors: Readonly<Partial<Record<CostField, string>>>;
  readonly onInput: () => void;
}

/** The inputs of the calculator. The result updates on every input, so the form has no submit. */
export function CostForm({ formRef, errors, onInput }: CostFormProps) {
  return (
    <Fields
      ref={formRef}
      method="dialog"
      noValidate
      aria-labelledby="calculator"
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      {costFields.map(({ name, label, hint, example }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          error={errors[name]}
          input={{
            id: `cost-${name}`,
            name,
            defaultValue: String(example),
            inputMode: 'decimal',
            autoComplete: 'off',
            maxLength: 16,
          }}
        />
      ))}
    </Fields>
  );
}
