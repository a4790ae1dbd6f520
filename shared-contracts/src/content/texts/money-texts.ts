/** What is said of payments and invoices, under form fields and in the API's errors. */
export const moneyTexts = {
  paymentLink: 'Please enter an address that starts with https://',
  paidOn: 'Please enter a valid date',
  customerName: 'Please enter whom the invoice is to',
  reason: 'Please say why the invoice is taken back',
  /** @param missing names of settings of the server */
  companyUnknown: (missing: readonly string[]): string =>
    `No invoice can be issued before the server has ${missing.join(' and ')} among its settings.`,
  /** @param characters those that none of the invoice's typefaces has a picture for */
  unprintable: (characters: string): string =>
    `The invoice cannot show ${characters}. Please write it in Latin letters.`,
} as const;
