import { ErrorSlot } from '@northcast/shared-ui/field/field';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${theme.space[3]};
  align-items: start;
`;

const Box = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  margin-block: 0.125rem;
  accent-color: ${theme.color.accent};
`;

const Label = styled.label`
  color: ${theme.color.ink};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

const Below = styled.div`
  grid-column: 2;
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  overflow-wrap: anywhere;
`;

interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** The attributes of the input: checked, onChange, name, … */
  input: Omit<ComponentProps<'input'>, 'type'>;
}

export function Checkbox({ label, hint, error, input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Frame>
      <Box
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : input['aria-invalid'] || undefined}
      />
      <Label htmlFor={id}>{label}</Label>
      {hint ? <Below id={`${id}-hint`}>{hint}</Below> : null}
      {error ? (
        <Below>
          <ErrorSlot id={`${id}-error`}>{error}</ErrorSlot>
        </Below>
      ) : null}
    </Frame>
  );
}
