/** The two ways on from the first screen. */
export const doors = [
  {
    id: 'for-your-show',
    title: 'For your show',
    text: 'Editing, mixing, clips and notes: 24 services, each with a written scope and one price.',
    href: '/services',
  },
  {
    id: 'for-your-company',
    title: 'For your company',
    text: 'AI that reads, sorts and drafts while a person decides. Three offers with ranges and dates.',
    href: '/ai',
  },
] as const;
