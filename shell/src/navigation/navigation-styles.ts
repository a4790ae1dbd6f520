import { Container } from '@northcast/shared-ui/layout/layout';
import { atMost } from '@northcast/shared-ui/theme/at-most';
import { media, wideContainer } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { css, styled } from 'styled-components';

export const barHeight = theme.size.bar;

/**
 * The links are in the bar from the large-screen breakpoint, if they fit. The container query is
 * needed because a media query does not detect a larger root font from a user style sheet.
 */
export const inBar = (styles: ReturnType<typeof css>) => css`
  ${media.lg} {
    ${wideContainer} {
      ${styles}
    }
  }
`;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.header};
  container-type: inline-size;
  background: ${theme.color.canvas};
  border-bottom: 1px solid ${theme.color.line};
`;

/** As wide as the window in the admin panel, so that the name is above the sidebar. */
export const PanelContainer = styled(Container)`
  max-width: none;
  ${media.lg} {
    padding-inline: calc(${theme.space[3]} + ${theme.space[4]});
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${atMost(theme.space[2], 2.1)};
  height: ${barHeight};
  ${inBar(css`
    gap: ${theme.space[5]};
  `)}
`;

export const Wordmark = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${atMost(theme.space[2], 2.1)};
  min-height: ${theme.size.control};
  color: ${theme.color.ink};
  /* Name and menu fit the narrowest phone with large text too. */
  font-size: ${atMost(theme.font.lg, 7.5)};
  font-weight: 650;
  letter-spacing: -0.02em;
  text-decoration: none;

  /* In the panel two buttons are beside it. */
  ${PanelContainer} & {
    font-size: ${atMost(theme.font.lg, 7)};
  }
`;

export const Desktop = styled.nav`
  display: none;
  ${inBar(css`
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
  `)}
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  ${inBar(css`
    flex-direction: row;
    align-items: center;
  `)}
`;

export const Item = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-width: ${theme.size.control};
  min-height: ${theme.size.control};
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  font-size: ${theme.font.sm};
  font-weight: 500;
  text-decoration: none;
  &:hover {
    color: ${theme.color.ink};
    background: ${theme.color.sunken};
  }
  &[aria-current='page'] {
    color: ${theme.color.accentText};
    /* Visible in forced colours only. */
    text-decoration: underline transparent;
  }
`;
