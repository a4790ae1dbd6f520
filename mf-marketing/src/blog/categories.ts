import { brand } from '@northcast/shared-contracts/brand';

export interface BlogCategory {
  readonly label: string;
  readonly count: number;
}

export const blogIntro = {
  heading: `The ${brand.name} Blog`,
  tagline: 'Working notes on AI in companies and on making podcasts, from the people who do both.',
} as const;

/** Fixed labels and counts: they say what we write about and do not filter the list. */
export const blogCategories: readonly BlogCategory[] = [
  { label: 'Getting Started', count: 12 },
  { label: 'Production Tips', count: 18 },
  { label: 'Marketing', count: 15 },
  { label: 'Equipment', count: 9 },
];
