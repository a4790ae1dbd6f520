import { contactAbout } from '../contact/contact-topics';

export const aiIntro = {
  headline: 'AI that does one job, with a person who approves',
  text:
    'Choose one process that costs hours every week. We measure it, build what reads, sorts or ' +
    'drafts, and test it on your own cases. You may stop on dates that we set before the start.',
  primaryAction: { label: 'Ask for a review', to: contactAbout('ai-review') },
  secondaryAction: { label: 'Calculate your saving', href: '#calculator' },
} as const;

export const aiClosing = {
  heading: 'Send us one page',
  text:
    'Task, volume, minutes per case, cost of the worst mistake, owner, stopping rule. With four of ' +
    'the six we can give you an honest answer, including “do not do this”.',
  answer: 'Reads what you send and answers the same day',
  action: { label: 'Write to us', to: contactAbout('ai-project') },
  links: [
    { label: 'Podcast services', to: '/services' },
    { label: 'Enterprise pricing', to: '/pricing#enterprise' },
    { label: 'Privacy Policy', to: '/legal/privacy' },
    { label: 'Acceptable Use Policy', to: '/legal/acceptable-use' },
  ],
} as const;
