import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const Picture = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${theme.radius.md};
`;

/** The `alt` text is empty because the product's name is beside the picture. */
export const ProductPicture = ({ name }: { name: string }) => (
  <Picture src={`/images/equipment/${name}.svg`} alt="" width={320} height={240} loading="lazy" />
);
