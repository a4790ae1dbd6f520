import { brand } from '@northcast/shared-contracts/content/brand';
import { Container } from '@northcast/shared-ui/layout/layout';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { keyframes, styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[8]};
  /* Keeps the footer below the first screen, so that its movement is not visible. */
  min-height: 100svh;
  align-content: start;
  /* Nothing is loading; the document shows a notice instead. */
  @media (scripting: none) {
    visibility: hidden;
  }
`;

/** Placeholder for a page that is not rendered on the server. */
export function AreaLoading() {
  return (
    <Container>
      <title>{brand.name}</title>
      <Frame aria-busy="true">
        <VisuallyHidden role="status">Loading</VisuallyHidden>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="long" />
        <Skeleton shape="block" />
      </Frame>
    </Container>
  );
}

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
