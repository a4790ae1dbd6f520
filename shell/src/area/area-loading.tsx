import { brand } from '@northcast/shared-contracts/content/brand';
import { Container } from '@northcast/shared-ui/layout/layout';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { styled } from 'styled-components';

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
