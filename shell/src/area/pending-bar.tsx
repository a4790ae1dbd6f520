import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { keyframes, styled } from 'styled-components';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  height: 2px;
  z-index: ${theme.layer.toast};
  background: ${theme.color.accent};
  transform-origin: left;
  animation: ${grow} 4s ${theme.motion.ease} 150ms both;
  ${media.reducedMotion} {
    animation: none;
    opacity: 0.6;
  }
`;

/** A progress line at the top of the viewport while the next page loads. */
export function PendingBar({ pending }: { readonly pending: boolean }) {
  return pending ? <Bar aria-hidden="true" /> : null;
}
