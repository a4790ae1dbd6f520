import { controlStyles, Field, type FieldTexts } from '@northcast/shared-ui/field/field';
import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { chevronDown } from '@northcast/shared-ui/icon/strokes';
import { atMost } from '@northcast/shared-ui/theme/at-most';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Frame = styled.span`
  display: grid;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    justify-self: end;
    margin-inline-end: ${atMost('0.75rem', 3)};
    color: ${theme.color.muted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${atMost('2.5rem', 12)};
  text-overflow: ellipsis;
`;

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends FieldTexts {
  /** The attributes of the select: value, onChange, name, … */
  input: ComponentProps<'select'>;
  options: readonly SelectOption[];
  /** Label of a first option with an empty value, such as 'Select a service'. */
  placeholder?: string | undefined;
}

export function Select({ input, options, placeholder, ...texts }: SelectProps) {
  return (
    <Field {...texts} id={input.id}>
      {(wiring) => (
        <Frame>
          <Control {...input} {...wiring}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Control>
          <IconFrame strokes={chevronDown} />
        </Frame>
      )}
    </Field>
  );
}
