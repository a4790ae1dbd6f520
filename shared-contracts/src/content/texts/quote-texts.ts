/** Texts about quotes, in forms and in API errors. */
export const quoteTexts = {
  lines: 'Please add at least one line',
  tooManyLines: 'Please use at most 30 lines',
  lineText: 'Please describe what this line is for',
  quantity: 'Quantity must be a whole number from 1 to 1,000',
  unitPrice: 'Price must be a whole number of dollars, 0 or more',
  total: 'The total must be from $1 to $1,000,000',
  validUntil: 'Please choose a day from today to a year from now',
  terms: 'Please enter the terms',
  signedName: 'Please enter your full name',
  agreed: 'Please agree to the quote and its terms',
  reason: 'Please tell us why',
} as const;
