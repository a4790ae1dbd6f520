/** The two entry points on the first screen. */
export const doors = [
  {
    title: 'For your show',
    text: 'Services with a written scope and one price.',
    href: '/services',
  },
  {
    title: 'For your company',
    text: 'AI projects with weeks and price ranges.',
    href: '/ai',
  },
] as const;
