import { media } from '@northcast/shared-ui/theme/media';
import styled from 'styled-components';

const Picture = styled.img`
  ${media.belowMd} {
    display: none;
  }
`;

/** A drawing beside a text. It says nothing of its own: on a phone, where it would stand in the way, there is none. */
export const SidePicture = ({ src }: { readonly src: string }) => (
  <Picture src={src} alt="" width={480} height={360} loading="lazy" />
);
