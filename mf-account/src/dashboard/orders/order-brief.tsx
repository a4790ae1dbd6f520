import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { Words } from '../words';

const Details = styled.details`
  color: ${theme.color.text};
  font-size: ${theme.font.sm};

  & > summary {
    width: fit-content;
    color: ${theme.color.muted};
    cursor: pointer;
  }

  & > p {
    margin-top: ${theme.space[2]};
  }
`;

/** What the customer asked for, put away until they want to read it again. */
export function OrderBrief({ brief }: { readonly brief: string }) {
  return (
    <Details>
      <summary>Your brief</summary>
      <Words>{brief}</Words>
    </Details>
  );
}
