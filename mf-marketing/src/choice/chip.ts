import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { css } from 'styled-components';

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
