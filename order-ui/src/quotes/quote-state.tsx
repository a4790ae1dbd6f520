import type { Quote } from '@northcast/shared-contracts/api/entities';
import type { QuoteState } from '@northcast/shared-contracts/api/quotes';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { Badge, type BadgeTone } from '@northcast/shared-ui/badge/badge';
import { Words } from '../words';

const looks: Readonly<Record<QuoteState, readonly [name: string, tone: BadgeTone]>> = {
  open: ['Open', 'info'],
  accepted: ['Accepted', 'success'],
  declined: ['Declined', 'danger'],
  replaced: ['Replaced', 'neutral'],
  expired: ['Expired', 'warning'],
};

export function QuoteBadge({ state }: Pick<Quote, 'state'>) {
  const [name, tone] = looks[state] ?? [state, 'neutral'];
  return <Badge tone={tone}>{name}</Badge>;
}

/** Who decided on a quote, when, and with which name or reason. */
export function QuoteDecision({ quote }: { readonly quote: Quote }) {
  const { state, decidedAt, signedName, reason } = quote;
  if (!decidedAt) return null;
  return (
    <Words size="sm">
      {state === 'declined' ? 'Declined on ' : 'Accepted on '}
      <time dateTime={decidedAt}>{formatDateTime(decidedAt)}</time>
      {signedName ? (
        <>
          {' and signed by '}
          <bdi>{signedName}</bdi>
        </>
      ) : null}
      {reason ? (
        <>
          {': '}
          <bdi>{reason}</bdi>
        </>
      ) : null}
    </Words>
  );
}
