import { ownProps } from '@northcast/shared-ui/theme/own-props';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const { color } = theme;

const looks = {
  neutral: `background: ${color.sunken}; color: ${color.muted};`,
  accent: `background: ${color.accentSoft}; color: ${color.accentText};`,
  solid: `background: ${color.accent}; color: ${color.onAccent};`,
  success: `background: ${color.successSoft}; color: ${color.success};`,
  warning: `background: ${color.warningSoft}; color: ${color.warning};`,
  danger: `background: ${color.dangerSoft}; color: ${color.danger};`,
  info: `background: ${color.infoSoft}; color: ${color.info};`,
} as const;

export type BadgeTone = keyof typeof looks;

/** A short label: a state, a kind or a rank. */
export const Badge = styled.span.withConfig(ownProps('tone'))<{ tone?: BadgeTone | undefined }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  align-self: start;
  width: fit-content;
  padding: 0.125rem 0.625rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.full};
  font-size: ${theme.font.xs};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
  ${({ tone = 'neutral' }) => looks[tone]}
`;
