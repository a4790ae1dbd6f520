/** Options of the contact form. */
export const contactServices = [
  'Audio Production',
  'Video Production',
  'Launch Package',
  'Enterprise Solution',
] as const;
export type ContactService = (typeof contactServices)[number];
