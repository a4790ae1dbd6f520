/** Replaces personal data in records that are kept after a customer's account is deleted. */
export const deletedCustomer = {
  name: 'Deleted customer',
  email: 'deleted@northcast.invalid',
  text: 'Removed with the account.',
} as const;

/** The name and email address on a person's records. */
export interface Person {
  readonly name: string;
  readonly email: string;
}
