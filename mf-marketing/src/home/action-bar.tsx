import { gutter } from '@northcast/shared-ui/layout/gutter';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';

/** Stacked below every overlay of the page. */
const Bar = styled.div`
  display: none;

  ${media.belowLg} {
    position: fixed;
    inset: auto 0 0;
    z-index: 1;
    display: flex;
    justify-content: center;
    padding: ${theme.space[3]} ${gutter} calc(${theme.space[3]} + env(safe-area-inset-bottom));
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
    visibility: hidden;
    translate: 0 100%;
    transition:
      translate ${theme.motion.base} ${theme.motion.ease},
      visibility ${theme.motion.base};

    & > a {
      ${media.md} {
        max-width: ${theme.size.lg};
      }
    }

    &[data-shown] {
      visibility: visible;
      translate: none;
    }
  }
`;

/**
 * Adds a hidden bar with a copy of the link to the page.
 * @returns a function that shows or hides the bar and reserves its height for scrolling to anchors
 */
export function addActionBar(
  frame: HTMLElement,
  { textContent, pathname }: HTMLAnchorElement,
  signal: AbortSignal,
): (isShown: boolean) => void {
  const place = document.createElement('div');
  frame.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Bar data-action-bar="">
        <LinkButton href={pathname} wide>
          {textContent}
        </LinkButton>
      </Bar>,
    ),
  );
  const bar = place.firstElementChild;
  const show = (isShown: boolean) => {
    bar?.toggleAttribute('data-shown', isShown);
    const height = isShown && bar ? bar.getBoundingClientRect().height : 0;
    const room = height > 0 ? `calc(${height}px + ${theme.space[2]})` : '';
    document.documentElement.style.scrollPaddingBottom = room;
  };
  signal.addEventListener('abort', () => {
    show(false);
    // Unmount later: React may be rendering the page that the user is leaving.
    setTimeout(() => {
      root.unmount();
      place.remove();
    });
  });
  return show;
}
