import { controlStyles } from '@northcast/shared-ui/field/field';
import { Icon } from '@northcast/shared-ui/icon/icon';
import type { SelectOption } from '@northcast/shared-ui/select/select';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled, { css } from 'styled-components';

/** A toolbar control: touch-sized on phones, compact with a mouse. */
export const compactControl = css`
  ${controlStyles}
  border-radius: ${theme.radius.sm};

  ${media.md} {
    min-height: 0;
    padding-block: ${theme.space[1]};
    font-size: ${theme.font.sm};
    line-height: calc(${theme.space[5]} + ${theme.space[1]});
  }
`;

const Frame = styled.label`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  max-width: 100%;
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  white-space: nowrap;
`;

const Box = styled.span`
  display: grid;
  flex: 1 0 auto;
  max-width: 100%;
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
  text-overflow: ellipsis;

  &[data-steady] {
    width: ${theme.size.xs};

    ${media.belowMd} {
      width: auto;
    }
  }
`;

interface CompactSelectProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Keeps a fixed width, because the options load later. */
  readonly steady?: boolean;
  readonly onChange: (value: string) => void;
  /** Called on blur. */
  readonly onLeave?: () => void;
}

/** A select in a toolbar. */
export function CompactSelect({
  label,
  labelHidden = false,
  value,
  options,
  steady = false,
  onChange,
  onLeave,
}: CompactSelectProps) {
  return (
    <Frame>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      <Box>
        <Control
          value={value}
          data-steady={steady || undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        >
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
