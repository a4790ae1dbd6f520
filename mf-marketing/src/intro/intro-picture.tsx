import { media } from '@northcast/shared-ui/theme/media';
import styled from 'styled-components';

/** The drawing beside a page's first words, 4:3 unless it says otherwise. Below 1024 px it is left out, so that the words are the first screen. */
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
