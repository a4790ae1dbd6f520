import { controlStyles, Field, type FieldTexts } from '@northcast/shared-ui/field/field';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Control = styled.textarea`
  ${controlStyles}
  min-height: 7rem;
  resize: vertical;
`;

const Counter = styled.span`
  justify-self: end;
  margin-top: -1.625rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
  line-height: 1.25rem;
`;

export interface TextAreaProps extends FieldTexts {
  /** The attributes of the textarea: value, onChange, name, rows, … */
  input: ComponentProps<'textarea'>;
  /** Shows how many characters there are of so many. */
  limit?: number | undefined;
}

export function TextArea({ input, limit, ...texts }: TextAreaProps) {
  const length = String(input.value ?? '').length;
  const counter =
    limit === undefined ? null : <Counter aria-hidden="true">{`${length} / ${limit}`}</Counter>;
  return (
    <Field {...texts} id={input.id} aside={counter}>
      {(wiring) => <Control rows={4} maxLength={limit} {...input} {...wiring} />}
    </Field>
  );
}
