import { CharacterCount } from '@northcast/shared-ui/field/character-count';
import { controlStyles, Field, type FieldTexts } from '@northcast/shared-ui/field/field';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Control = styled.textarea`
  ${controlStyles}
  min-height: 7rem;
  resize: vertical;
`;

interface TextAreaProps extends FieldTexts {
  /** The attributes of the textarea: value, onChange, name, rows, … */
  input: ComponentProps<'textarea'>;
  /**
   * Maximum characters; shows a character count. The form refuses a longer text, because a cut would
   * lose the end of a pasted one.
   */
  limit?: number | undefined;
}

export function TextArea({ input, limit, ...texts }: TextAreaProps) {
  const count = limit === undefined ? null : <CharacterCount value={input.value} limit={limit} />;
  return (
    <Field {...texts} id={input.id} aside={count}>
      {(wiring) => <Control dir="auto" rows={4} {...input} {...wiring} />}
    </Field>
  );
}
