import type { IconName } from '../icon-name';

export interface SupportOption {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly availability: string;
  readonly actionLabel: string;
  readonly href: string;
}

export const supportHeading = 'Still need help';

export const supportOptions: readonly SupportOption[] = [
  {
    title: 'Email Support',
    description:
      'Write to us with your order number, if you have one. A person who can see the order ' +
      'answers.',
    icon: 'mail',
    availability: '24/7 same day response',
    actionLabel: 'Write to support',
    href: '/contact',
  },
];

export const helpClosing = {
  heading: 'A question we have not answered?',
  text: 'Ask the people who do the work. If the answer helps others, we add it to this page.',
  /** Leads signed-in users to a new message; see `useSupportLink`. */
  support: { label: 'Contact Support', to: '/contact', signedIn: '/dashboard#new-message' },
  call: { label: 'Schedule a Call', to: '?order=demo-call' },
} as const;
