/** What stands in the books where a person was who deleted the own account. */
export const deletedCustomer = {
  name: 'Deleted customer',
  email: 'deleted@northcast.invalid',
  text: 'Removed with the account.',
} as const;

/** A name and an e-mail address that entries of a person carry. */
export interface Person {
  readonly name: string;
  readonly email: string;
}
