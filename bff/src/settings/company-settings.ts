import type { SettingReader } from '@northcast/shared-contracts/settings/setting-reader';
import { parseUpTo } from './parsers.js';

/** Company details on invoices. */
export interface CompanySettings {
  /** Null: no invoice can be issued. The same applies to a missing address. */
  readonly name: string | null;
  readonly address: readonly string[] | null;
  readonly vatId: string | null;
  /** In hundredths of a percent, so that calculations use integers. */
  readonly vatRate: number;
  /** Printed below the total, such as why there is no VAT. */
  readonly vatNote: string | null;
  readonly paymentTerms: string;
  /** Printed before the running number. */
  readonly invoicePrefix: string;
}

/** Maximum lengths in characters: enough for any company, without breaking the page layout. */
const lineLength = 120;
const sentencesLength = 500;
const addressLines = 8;

export function readCompanySettings(reader: SettingReader): CompanySettings {
  return {
    name: reader.parsed('COMPANY_NAME', parseUpTo(lineLength)),
    address: reader.parsed('COMPANY_ADDRESS', parseAddress),
    vatId: reader.parsed('VAT_ID', parseUpTo(lineLength)),
    vatRate: reader.parsed('VAT_PERCENT', parsePercent) ?? 0,
    vatNote: reader.parsed('VAT_NOTE', parseUpTo(sentencesLength)),
    paymentTerms:
      reader.parsed('PAYMENT_TERMS', parseUpTo(sentencesLength)) ?? 'Payable within 14 days.',
    invoicePrefix: reader.parsed('INVOICE_PREFIX', parsePrefix) ?? 'NC-',
  };
}

/** Lines separated by a bar, because an environment variable has one line. */
function parseAddress(text: string): string[] {
  const lines = text
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > addressLines) throw new Error(`must have at most ${addressLines} lines`);
  return lines.map(parseUpTo(lineLength));
}

function parsePercent(text: string): number {
  const [, whole, fraction = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new Error(`must be a percentage like 20 or 8.5, not '${text}'`);
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

function parsePrefix(text: string): string {
  if (/^[A-Za-z0-9-]{1,10}$/.test(text)) return text;
  throw new Error(`must be up to 10 letters, digits and hyphens, not '${text}'`);
}
