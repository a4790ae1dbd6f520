/** `order` is the slug of the custom request that the button opens in the order dialog. */
export const pricingEnterprise = {
  id: 'enterprise',
  heading: 'Enterprise',
  text:
    'For companies that run AI across several departments and networks that publish more than ' +
    'one show. We agree on volume, response times and security first, then on a price.',
  features: [
    'AI consulting, implementation and support in one agreement',
    'Named consultant, producer and technical contact',
    'Delivery hours and response times set in the contract',
    'Non-disclosure and data processing agreements',
    'Deployment in your own cloud account on request',
    'One invoice for all teams',
  ],
  primaryAction: { label: 'Contact Sales for Enterprise Pricing', order: 'enterprise-solution' },
} as const;

export const pricingTrial = {
  heading: 'See the work before you pay',
  text:
    'Send us ten minutes of your own recording and we edit it at no charge, or take thirty ' +
    'minutes with a consultant and watch an assistant work on an example from your field.',
  primaryAction: { label: 'Start Free Trial', order: 'free-trial' },
  secondaryAction: { label: 'Schedule Demo Call', order: 'demo-call' },
} as const;
