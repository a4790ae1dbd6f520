import { media } from '@northcast/shared-ui/theme/media';
import styled from 'styled-components';

const Picture = styled.img`
  display: none;
  justify-self: end;

  ${media.lg} {
    display: block;
  }
`;

/** Decorative picture beside a page's heading, on large screens only. */
export function PagePicture({ name }: { readonly name: 'help' | 'equipment' | 'legal' }) {
  return <Picture src={`/images/${name}.svg`} alt="" width="480" height="360" />;
}
