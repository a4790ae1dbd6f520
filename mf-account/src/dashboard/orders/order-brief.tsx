import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { Words } from '../words';

/** Stacked above the link that covers the card. */
const Details = styled.details`
  position: relative;
  width: fit-content;
  max-width: 100%;
  color: ${theme.color.text};
  font-size: ${theme.font.sm};

  & > summary {
    display: flex;
    gap: ${theme.space[1]};
    align-items: center;
    width: fit-content;
    color: ${theme.color.muted};
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  & > p {
    margin-top: ${theme.space[2]};
  }
`;

/** What the customer asked for, collapsed by default. */
export function OrderBrief({ brief }: { readonly brief: string }) {
  return (
    <Details>
      <summary>
        Your brief
        <Icon name="chevron-down" />
      </summary>
      <Words>{brief}</Words>
    </Details>
  );
}
