import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { visuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { useId } from 'react';
import styled from 'styled-components';

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${theme.space[2]};
    padding: 0;
    color: ${theme.color.ink};
    font-size: ${theme.font.sm};
    font-weight: 550;
  }

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${theme.size.xs}), 1fr));
    gap: ${theme.space[2]};
  }
`;

const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  text-align: center;
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.accent};
  }

  &:has(input:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    font-weight: 600;
    box-shadow: inset 0 0 0 1px ${theme.color.accent};

    ${media.forcedColors} {
      forced-color-adjust: none;
      border-color: SelectedItem;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }

  &:has(input:focus-visible) {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: ${theme.size.ring};
  }

  & > input {
    ${visuallyHidden}
  }
`;

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** A radio group with arrow-key navigation. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <Frame>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </Option>
        ))}
      </div>
    </Frame>
  );
}
