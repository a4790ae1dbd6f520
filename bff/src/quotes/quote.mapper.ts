import type { Quote } from '@northcast/shared-contracts/api/entities';
import {
  endOfDayAnywhere,
  type QuoteLine,
  quoteTotal,
} from '@northcast/shared-contracts/api/quotes';
import { uuidv7 } from 'uuidv7';
import type { BodyOf } from '../calls/call.decorator.js';
import type { QuoteEntity } from './quote.entity.js';

export function toQuoteDto(row: QuoteEntity): Quote {
  const expiresAt = endOfDayAnywhere(row.validUntil);
  return {
    id: row.id,
    orderId: row.orderId,
    version: row.version,
    state: row.state === 'open' && new Date() >= expiresAt ? 'expired' : row.state,
    lines: linesOf(row),
    total: row.total,
    validUntil: row.validUntil,
    expiresAt: expiresAt.toISOString(),
    terms: row.terms,
    note: row.note ?? undefined,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString(),
    signedName: row.signedName ?? undefined,
    reason: row.reason ?? undefined,
  };
}

export const linesOf = ({ lineItems }: Pick<QuoteEntity, 'lineItems'>): QuoteLine[] =>
  JSON.parse(lineItems);

export function newQuoteRow(
  orderId: string,
  version: number,
  content: BodyOf<'sendQuote'>,
): QuoteEntity {
  return {
    id: uuidv7(),
    orderId,
    version,
    state: 'open',
    lineItems: JSON.stringify(content.lines),
    total: quoteTotal(content.lines),
    validUntil: content.validUntil,
    terms: content.terms,
    note: content.note || null,
    createdAt: new Date(),
    decidedAt: null,
    signedName: null,
    reason: null,
  };
}
