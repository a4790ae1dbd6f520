import { media } from '@northcast/shared-ui/theme/media';
import styled from 'styled-components';

/** The drawing beside a page's first words. Below 1024 px it is left out, so that the words are the first screen. */
export const IntroPicture = styled.img.attrs({ alt: '', width: 400, height: 300 })`
  display: none;

  ${media.lg} {
    display: block;
    justify-self: end;
  }
`;
