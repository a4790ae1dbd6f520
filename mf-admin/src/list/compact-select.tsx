import { Icon } from '@northcast/shared-ui/icon/icon';
import type { SelectOption } from '@northcast/shared-ui/select/select';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled from 'styled-components';
import { compactControl } from './compact-control';

const Frame = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  white-space: nowrap;
`;

const Box = styled.span`
  display: grid;
  flex: 1;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    justify-self: end;
    margin-inline-end: ${theme.space[2]};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${compactControl}
  padding-inline-end: calc(${theme.space[5]} + ${theme.space[2]});
  appearance: none;
`;

interface CompactSelectProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

/** A choice within a toolbar. */
export function CompactSelect({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
}: CompactSelectProps) {
  return (
    <Frame>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      <Box>
        <Control value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <Icon name="chevron-down" />
      </Box>
    </Frame>
  );
}
