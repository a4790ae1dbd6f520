import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { css } from 'styled-components';

/** Styles of a sidebar item, link or button. */
export const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  padding: ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  color: ${theme.color.text};
  font-size: ${theme.font.sm};
  font-weight: 550;
  text-align: start;
  text-decoration: none;

  ${media.lg} {
    padding-block: ${theme.space[2]};
  }

  svg {
    color: ${theme.color.muted};
  }

  &:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }

  &[aria-current='page'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};

    svg {
      color: inherit;
    }
  }

  ${media.forcedColors} {
    &[aria-current='page'] {
      outline: 2px solid;
    }
  }
`;
