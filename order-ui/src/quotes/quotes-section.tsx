import type { OrderDetails, Quote } from '@northcast/shared-contracts/api/entities';
import { Disclosure } from '@northcast/shared-ui/disclosure/disclosure';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, Suspense, useRef } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { OrderSection, SectionState } from '../section/order-section';
import { useTeamForms } from '../team-forms-context';
import { useViewer } from '../viewer';
import { QuoteAnswer } from './quote-answer';
import { QuoteDocument } from './quote-document';
import { QuoteBadge, QuoteDecision } from './quote-state';

/** The quotes of an order that is priced after a conversation; renders nothing for other orders. */
export function QuotesSection({ order }: { readonly order: OrderDetails }) {
  const isQuoted = order.events.some(({ kind }) => kind.startsWith('quote'));
  return order.kind === 'quote' || isQuoted ? <Quotes order={order} /> : null;
}

function Quotes({ order }: { readonly order: OrderDetails }) {
  const { useQuotesQuery } = useOrderCalls();
  const query = useQuotesQuery({ id: order.order.id });
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = query.data?.[0];
  return (
    <OrderSection
      title="Quote"
      id="quote"
      headingRef={heading}
      aside={newest ? <QuoteBadge state={newest.state} /> : null}
    >
      <SectionState query={query} noun="the quote">
        {(quotes) => <QuoteList order={order} quotes={quotes} heading={heading} />}
      </SectionState>
    </OrderSection>
  );
}

interface QuoteListProps {
  readonly order: OrderDetails;
  /** Newest first. */
  readonly quotes: readonly Quote[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function QuoteList({ order, quotes, heading }: QuoteListProps) {
  const forms = useTeamForms();
  const [newest, ...earlier] = quotes;
  return (
    <Stack gap={5}>
      {newest ? <CurrentQuote order={order} quote={newest} heading={heading} /> : null}
      {newest || forms ? null : (
        <Text>
          {order.order.status === 'cancelled'
            ? 'No quote was sent.'
            : 'We read your brief and send you a quote. You see it here, and get a mail as soon as it is ready.'}
        </Text>
      )}
      {forms ? (
        <Suspense fallback={null}>
          <forms.NewQuote order={order} newest={newest} heading={heading} />
        </Suspense>
      ) : null}
      {earlier.length > 0 ? <EarlierQuotes quotes={earlier} /> : null}
    </Stack>
  );
}

interface CurrentQuoteProps {
  readonly order: OrderDetails;
  readonly quote: Quote;
  /** Gets the focus when the focused controls disappear. */
  readonly heading: RefObject<HTMLElement | null>;
}

function CurrentQuote({ order, quote, heading }: CurrentQuoteProps) {
  const isTeam = useViewer() === 'administrator';
  const isAnswerable = quote.state === 'open' && !isTeam && order.order.status !== 'cancelled';
  const firstShown = useRef(quote.version);
  const isNewer = quote.version > firstShown.current;
  const frame = useRef<HTMLDivElement>(null);
  // The form disappears with an answer, and is replaced with a newer version.
  useLostFocusTo(frame, heading);
  return (
    <Stack gap={4} ref={frame}>
      <div role="status">
        {isNewer && isAnswerable ? (
          <Text size="sm" tone="warning">
            {`Version ${quote.version} has replaced the quote that you were reading. Please read it before you answer.`}
          </Text>
        ) : null}
      </div>
      <QuoteDecision quote={quote} />
      {quote.state === 'expired' ? (
        <Text size="sm" tone="warning">
          {isTeam
            ? 'The customer did not answer in time. Send another quote to renew it.'
            : 'This quote has expired. Please write to us if you still want it.'}
        </Text>
      ) : null}
      <QuoteDocument quote={quote} label={`Quote, version ${quote.version}`} />
      {isAnswerable ? <QuoteAnswer key={quote.id} quote={quote} /> : null}
    </Stack>
  );
}

function EarlierQuotes({ quotes }: { readonly quotes: readonly Quote[] }) {
  return (
    <div>
      {quotes.map((quote) => (
        <Disclosure
          key={quote.id}
          summary={
            <>
              {`Version ${quote.version}`}
              <QuoteBadge state={quote.state} />
            </>
          }
        >
          <Stack gap={4}>
            <QuoteDecision quote={quote} />
            <QuoteDocument quote={quote} label={`Quote, version ${quote.version}`} />
          </Stack>
        </Disclosure>
      ))}
    </div>
  );
}
