import { media } from '@northcast/shared-ui/theme/media';
import styled from 'styled-components';

const Picture = styled.img`
  ${media.belowMd} {
    display: none;
  }
`;

/** Decorative picture beside a text; hidden on a phone. */
export const SidePicture = ({ src }: { readonly src: string }) => (
  <Picture src={src} alt="" width={480} height={360} loading="lazy" />
);
