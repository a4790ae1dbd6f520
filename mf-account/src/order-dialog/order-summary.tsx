import { formatDollars, wholeDollars } from '@northcast/shared-contracts/content/texts/format';
import type { SessionUser } from '@northcast/shared-contracts/host/host';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import type { Offer } from './offer';

const List = styled.dl`
  display: grid;
  margin-bottom: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  font-size: ${theme.font.sm};
  overflow: clip;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
    justify-content: space-between;
    padding: ${theme.space[2]} ${theme.space[4]};
    box-shadow: 0 -1px ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  ${media.md} {
    grid-template-columns: auto 1fr;

    & > div {
      display: block;
    }

    & > :nth-child(even) {
      border-inline-start: 1px solid ${theme.color.line};
    }
  }
`;

interface OrderSummaryProps {
  readonly user: SessionUser;
  readonly offer: Offer;
}

/** What will be recorded besides the two fields; the name and e-mail address are the account's. */
export function OrderSummary({ user, offer }: OrderSummaryProps) {
  return (
    <List>
      <div>
        <dt>Price</dt>
        <dd>{offer.isQuoted ? 'Quoted after we have talked' : formatDollars(offer.price)}</dd>
      </div>
      <div>
        <dt>Recorded in whole dollars</dt>
        <dd>{formatDollars(wholeDollars(offer.price))}</dd>
      </div>
      <div>
        <dt>Name</dt>
        <dd>{`${user.firstName} ${user.lastName}`}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{user.email}</dd>
      </div>
    </List>
  );
}
