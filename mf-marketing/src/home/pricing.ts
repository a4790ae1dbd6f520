export const homePricing = {
  heading: 'Plans for a show with a schedule',
  text: 'Several episodes in one order, for less than the same services cost one by one. Paid once.',
} as const;
