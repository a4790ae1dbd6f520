export const pricingIntro = {
  headline: 'Know the price before the work begins',
  text:
    'Three plans for shows with a schedule, add-ons for single episodes, and an agreement for ' +
    'companies. Everything is paid once, in US dollars.',
} as const;

export const plansHeading = 'Plans';

export const planOrderNote = {
  id: 'plan-order-note',
  text:
    'Add-ons can be ticked when you order a plan, and you see the total before you send it. An ' +
    'agent confirms the dates with you before you pay.',
} as const;

export const addOnsIntro = {
  heading: 'Add-ons',
  text: 'For one episode each, with any plan or service. Choose them in the order form.',
} as const;

export const comparisonHeading = 'Compare them line by line';
