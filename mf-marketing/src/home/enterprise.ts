export const enterpriseTeaser = {
  heading: 'For networks and companies with many teams',
  text:
    'One agreement for several shows or departments: agreed response times, security review, a ' +
    'single point of contact and one invoice.',
  points: [
    'Response times and delivery hours set in the contract',
    'Security questionnaire and data processing agreement',
    'Deployment in your own cloud account when you need it',
    'Quarterly review of results against the agreed figures',
  ],
  primaryAction: { label: 'Explore Solutions', href: '/pricing#enterprise' },
  secondaryAction: { label: 'Request Consultation', href: '/contact' },
} as const;
