import { brand } from '@northcast/shared-contracts/content/brand';

/** The author name of the team's answers, as customers see it. */
export const teamName = `${brand.name} team`;
