import { formatDollars, wholeDollars } from '@northcast/shared-contracts/content/texts/format';
import type { SessionUser } from '@northcast/shared-contracts/host/host';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { kindTexts } from './kind-texts';
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
    &:not([data-narrow]) {
      grid-template-columns: auto 1fr;
    }

    & > div {
      display: block;
    }

    &:not([data-narrow]) > :nth-last-child(odd) {
      border-inline-start: 1px solid ${theme.color.line};
    }

    /* With an odd number of entries the first one spans the row. */
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
      border-inline-start: 0;
    }
  }
`;

interface OrderSummaryProps {
  readonly user: SessionUser;
  readonly offer: Offer;
  /** Whether the ordered lines already show the price. */
  readonly isPricedElsewhere: boolean;
}

/** What is recorded besides the form's fields; name and e-mail address come from the account. */
export function OrderSummary({ user, offer, isPricedElsewhere }: OrderSummaryProps) {
  const facts = [
    ...(isPricedElsewhere ? [] : priceFacts(offer)),
    ['Name', `${user.firstName} ${user.lastName}`],
    ['Email', user.email],
  ] as const;
  return (
    <List data-narrow={offer.plan ? true : undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

/** Adds the whole-dollar amount if the price has cents. */
function priceFacts({ kind, price }: Offer): readonly (readonly [string, string])[] {
  if (kind !== 'service') return kindTexts[kind].facts;
  const priced = ['Price', formatDollars(price)] as const;
  if (Number.isInteger(price)) return [priced];
  return [priced, ['Recorded in whole dollars', formatDollars(wholeDollars(price))]];
}
