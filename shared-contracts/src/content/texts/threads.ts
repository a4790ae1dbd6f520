import { brand } from '@northcast/shared-contracts/content/brand';

/** Who answers, as customers read it. */
export const teamName = `${brand.name} team`;
