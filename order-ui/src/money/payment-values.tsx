import type { Payment } from '@northcast/shared-contracts/api/entities';

/** Values of the payment form. */
export interface PaymentValues {
  readonly paymentLink: string;
  readonly paidOn: string;
  /**
   * The payment on which these values are based. While there is a conflict, it has the version
   * before it.
   */
  readonly base: Payment;
}

export type PaymentField = 'paymentLink' | 'paidOn';

export const paymentFields: readonly PaymentField[] = ['paymentLink', 'paidOn'];

export const textOf = (payment: Payment, field: PaymentField): string => payment[field] ?? '';

const eachField = (textFor: (field: PaymentField) => string) => ({
  paymentLink: textFor('paymentLink'),
  paidOn: textFor('paidOn'),
});

export const paymentValues = (base: Payment): PaymentValues => ({
  ...eachField((field) => textOf(base, field)),
  base,
});

export const isEdited = (values: PaymentValues, field: PaymentField): boolean =>
  values[field] !== textOf(values.base, field);

/** Edited fields into which somebody else saved another value. */
export function conflictingFields(values: PaymentValues, payment: Payment): PaymentField[] {
  return paymentFields.filter((field) => {
    const theirs = textOf(payment, field);
    return (
      isEdited(values, field) &&
      theirs !== textOf(values.base, field) &&
      theirs !== values[field].trim()
    );
  });
}

/** The values after somebody else saved: edited fields stay, the others take the new value. */
export function rebased(values: PaymentValues, payment: Payment): PaymentValues {
  const conflicts = conflictingFields(values, payment);
  const { version } = conflicts.length > 0 ? values.base : payment;
  const base = eachField((field) =>
    textOf(conflicts.includes(field) ? values.base : payment, field),
  );
  return {
    ...eachField((field) => (isEdited(values, field) ? values[field] : textOf(payment, field))),
    base: { ...base, version },
  };
}

/** The same once the user has decided for the other values of the fields in conflict. */
export function withServerVersion(values: PaymentValues, payment: Payment): PaymentValues {
  const conflicts = conflictingFields(values, payment);
  return {
    ...eachField((field) => (conflicts.includes(field) ? textOf(payment, field) : values[field])),
    base: payment,
  };
}
