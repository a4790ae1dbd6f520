export const pricingIntro = {
  headline: 'Know the price before the work begins',
  text:
    'Three plans for shows with a schedule, add-ons for single episodes, and an agreement for ' +
    'companies. Everything is paid once, in US dollars.',
} as const;

export const plansHeading = 'Plans';

/** How a plan is ordered: it is no service of the catalogue. */
export const planOrderNote = {
  id: 'plan-order-note',
  text:
    'A plan starts as a custom order: say in the project brief which one you want. An agent ' +
    'confirms price and dates with you before you pay.',
} as const;

export const addOnsIntro = {
  heading: 'Add-ons',
  text: 'For one episode each, with any plan or service. Name them in the project brief.',
} as const;
