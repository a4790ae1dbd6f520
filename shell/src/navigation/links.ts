export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export const resourceLinks: readonly NavigationLink[] = [
  { label: 'Blog', to: '/blog' },
  { label: 'Help Center', to: '/help' },
  { label: 'Equipment Guide', to: '/equipment' },
];

export const servicesLink: NavigationLink = { label: 'Services', to: '/services' };

export const plainLinks: readonly NavigationLink[] = [
  { label: 'Pricing', to: '/pricing' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];
