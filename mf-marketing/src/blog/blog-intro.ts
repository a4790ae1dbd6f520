import { brand } from '@northcast/shared-contracts/content/brand';

export const blogIntro = {
  heading: `The ${brand.name} Blog`,
  tagline: 'Working notes on AI in companies and on making podcasts, from the people who do both.',
  search: { label: 'Search articles', placeholder: 'Loudness, editing, AI …', button: 'Search' },
} as const;
