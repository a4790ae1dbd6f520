import { media } from '@northcast/shared-ui/theme/media';
import styled from 'styled-components';

/**
 * Decorative picture beside a page's introduction, 4:3 by default. Hidden below 1024 px, so that
 * the text fills the first screen.
 */
export const IntroPicture = styled.img.attrs(({ width = 400, height = 300 }) => ({
  alt: '',
  width,
  height,
}))`
  display: none;

  ${media.lg} {
    display: block;
    justify-self: end;
  }
`;
