/** Replaces personal data in records that are kept after a customer's account is deleted. */
export const deletedCustomer = {
  name: 'Deleted customer',
  email: 'deleted@northcast.invalid',
  text: 'Removed with the account.',
} as const;

/** Replaces the name of an administrator whose account was deleted. */
export const formerAdministrator = 'Former administrator';

/** The name and email address on a person's records. */
export interface Person {
  readonly name: string;
  readonly email: string;
}
