import { moneyTexts } from '@northcast/shared-contracts/content/texts/money-texts';
import { invalid } from '../errors/api-errors.js';
import { unprintableCharacters } from '../invoice-documents/fonts.js';
import { type InvoiceDocument, writtenTexts } from '../invoice-documents/invoice-document.js';

/**
 * A character that the typeface lacks would be missing from the document, and nobody would notice.
 * @throws 422
 */
export function checkPrintable(document: InvoiceDocument): void {
  const { customer } = document;
  const fields = [
    ['customerName', customer.name],
    ['customerAddress', customer.address.join(' ')],
    ['customerVatId', customer.vatId ?? ''],
    ['', writtenTexts(document).join(' ')],
  ] as const;
  for (const [path, text] of fields) {
    const missing = unprintableCharacters(text);
    if (missing.length > 0) throw unprintable(path, missing);
  }
}

function unprintable(path: string, characters: readonly string[]) {
  return invalid([{ path, message: moneyTexts.unprintable(characters.slice(0, 10).join(' ')) }]);
}
