export const closing = {
  heading: 'Start with one episode or one process',
  text:
    'Order a single service today, or tell us about the task that takes your team too long. You ' +
    'will know the price and the date before any work begins.',
  primaryAction: { label: 'EXPLORE SERVICES', href: '/services' },
  secondaryAction: { label: 'VIEW PRICING', href: '/pricing' },
} as const;
