import type { ContactService } from '@northcast/shared-contracts/content/catalogue/contact-services';

/** What stands in the fields of the form; every one is text. */
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
