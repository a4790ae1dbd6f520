/** Texts about payments and invoices, in forms and in API errors. */
export const moneyTexts = {
  paymentLink: 'Please enter an address that starts with https://',
  paidOn: 'Please enter a valid date',
  paidAhead: 'Please enter a day that is not in the future',
  customerName: 'Please enter whom the invoice is to',
  reason: 'Please say why the invoice is taken back',
  priceChanged: 'The price of this order has changed in the meantime. Please look at it again.',
  /** @param missing names of missing server settings */
  companyUnknown: (missing: readonly string[]): string =>
    `No invoice can be issued before the server has ${missing.join(' and ')} among its settings.`,
  /** @param characters characters that no typeface of the invoice contains */
  unprintable: (characters: string): string =>
    `The invoice cannot show ${characters}. Please write it in Latin letters.`,
} as const;
