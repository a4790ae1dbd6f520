import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: ${theme.space[2]};
  overflow: hidden;
  border: 0;
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
  color: ${theme.color.accent};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${theme.color.sunken};
  }

  &::-webkit-progress-value {
    border-radius: ${theme.radius.full};
    background: ${theme.color.accent};
  }

  &::-moz-progress-bar {
    background: ${theme.color.accent};
  }

  &[data-state='waiting']::-webkit-progress-value,
  &[data-state='paused']::-webkit-progress-value {
    background: ${theme.color.control};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly state?: string | undefined;
}

export function ProgressBar({ label, value, max, state }: ProgressBarProps) {
  return <Bar aria-label={label} value={value} max={Math.max(max, 1)} data-state={state} />;
}
