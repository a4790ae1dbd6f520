import { brand } from '@northcast/shared-contracts/content/brand';
import { processSectionId } from './process';

export interface Claim {
  readonly value: string;
  readonly label: string;
}

export const hero = {
  headline: 'Working AI for your company. Finished episodes for your show.',
  text:
    `${brand.name} builds and runs AI systems for businesses, and edits, mixes and publishes ` +
    'podcasts. Fixed prices where the work is known, a written quote where it is not, paid once.',
  primaryAction: { label: 'START YOUR PROJECT', to: '/services' },
  secondaryAction: { label: 'SEE HOW IT WORKS', href: `#${processSectionId}` },
} as const;

export const claims: readonly Claim[] = [
  { value: '300+', label: 'deployments' },
  { value: '24/48hr', label: 'rapid start' },
  { value: '99%', label: 'success' },
  { value: '4.9/5', label: 'rating' },
  { value: '500+', label: 'happy clients' },
  { value: '98%', label: 'satisfaction' },
];
