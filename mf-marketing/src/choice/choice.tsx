import { theme } from '@northcast/shared-ui/theme/theme';
import { visuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled from 'styled-components';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-width: 0;
  border: 0;
  padding: 0;

  legend {
    ${visuallyHidden}
  }

  label {
    display: inline-flex;
    position: relative;
    align-items: center;
    min-height: ${theme.size.control};
    padding: ${theme.space[2]} ${theme.space[4]};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.full};
    color: ${theme.color.ink};
    font-size: ${theme.font.sm};
    font-weight: 550;
    line-height: 1.25;
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }

  label:has(:focus-visible) {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: ${theme.size.ring};
  }

  input {
    ${visuallyHidden}
  }
`;

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  /** The first option is selected initially. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Radio buttons side by side; they work without script. */
export function Choice({ legend, name, options }: ChoiceProps) {
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </Group>
  );
}
