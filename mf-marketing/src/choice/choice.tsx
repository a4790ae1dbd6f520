import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { visuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled, { css } from 'styled-components';

export const chip = css`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.full};
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 550;
  line-height: 1.25;
`;

export const chosenChip = css`
  border-color: ${theme.color.accent};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};

  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: SelectedItem;
    background: SelectedItem;
    color: SelectedItemText;
  }
`;

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
