import { theme } from '@northcast/shared-ui/theme/theme';
import { visuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled from 'styled-components';
import { chip, chosenChip } from './chip';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-width: 0;

  legend {
    ${visuallyHidden}
  }

  label {
    ${chip}
    position: relative;
    cursor: pointer;
  }

  label:has(:checked) {
    ${chosenChip}
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
