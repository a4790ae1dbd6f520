import type { ContactService } from '@northcast/shared-contracts/content/catalogue/contact-services';

/** Values of the form's fields, all text. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly podcastName: string;
  readonly service: ContactService | '';
  readonly message: string;
}

export const emptyContact: ContactValues = {
  name: '',
  email: '',
  podcastName: '',
  service: '',
  message: '',
};

export const contactFields = ['name', 'email', 'podcastName', 'service', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
