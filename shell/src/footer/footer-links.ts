export interface FooterLink {
  readonly label: string;
  readonly to: string;
}

export const companyLinks: readonly FooterLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About us', to: '/about' },
  { label: 'Contact us', to: '/contact' },
];

export const businessLinks: readonly FooterLink[] = [
  { label: 'Privacy', to: '/legal/privacy' },
  { label: 'Shipping', to: '/legal/shipping' },
  { label: 'Refund', to: '/legal/refund' },
  { label: 'Terms', to: '/legal/terms' },
];

export const legalLinks: readonly FooterLink[] = [
  { label: 'Terms', to: '/legal/terms' },
  { label: 'Privacy', to: '/legal/privacy' },
  { label: 'Refund', to: '/legal/refund' },
  { label: 'Cookie', to: '/legal/cookies' },
  { label: 'Acceptable Use', to: '/legal/acceptable-use' },
];
