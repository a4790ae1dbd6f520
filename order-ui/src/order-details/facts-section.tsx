import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OrderSection } from '../section/order-section';
import { useViewer } from '../viewer';

const Facts = styled.dl`
  display: grid;
  font-size: ${theme.font.sm};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.size.control};
    border-top: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control};
    color: ${theme.color.accentText};
  }
`;

/** What an order is known by, and how its customer is reached. */
export function FactsSection({ order: { order, number } }: { readonly order: OrderDetails }) {
  const isTeam = useViewer() === 'administrator';
  const { customerName, customerEmail, customerPhone, createdAt } = order;
  return (
    <OrderSection title="Order details" id="details">
      <Facts>
        <Fact name="Order">{number}</Fact>
        <Fact name="Ordered">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Fact>
        <Fact name={isTeam ? 'Customer' : 'Name'}>{customerName}</Fact>
        <Fact name="Email">
          {isTeam ? <a href={`mailto:${customerEmail}`}>{customerEmail}</a> : customerEmail}
        </Fact>
        {customerPhone ? (
          <Fact name="Phone">
            {isTeam ? (
              <a href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}>{customerPhone}</a>
            ) : (
              customerPhone
            )}
          </Fact>
        ) : null}
      </Facts>
    </OrderSection>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
