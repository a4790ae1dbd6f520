import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled from 'styled-components';
import { useOpenPalette } from '../palette/palette-provider';
import { BarButton } from './bar-button';

/** Placed beside the menu button. */
const Opener = styled(BarButton)`
  right: calc(${theme.space[2]} + ${theme.size.control});
`;

/** Opens the palette from the top bar of narrow screens. */
export function PaletteBarButton() {
  return (
    <Opener type="button" aria-haspopup="dialog" onClick={useOpenPalette()}>
      <VisuallyHidden>Find anything</VisuallyHidden>
      <Icon name="search" />
    </Opener>
  );
}

const Box = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.raised};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  text-align: start;

  &:hover {
    border-color: ${theme.color.ink};
  }
`;

const Key = styled.kbd`
  margin-inline-start: auto;
  font: inherit;
  font-size: ${theme.font.xs};
  white-space: nowrap;
`;

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the palette from the sidebar of wide screens. */
export function PaletteBox() {
  return (
    <Box
      type="button"
      aria-label="Find anything"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={useOpenPalette()}
    >
      <Icon name="search" />
      Find…
      <Key aria-hidden="true">{isApple() ? '⌘K' : 'Ctrl K'}</Key>
    </Box>
  );
}
