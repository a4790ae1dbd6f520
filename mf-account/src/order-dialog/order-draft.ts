import {
  anonymousOrderDraft,
  type OrderFormValues,
  orderDraft,
} from '@northcast/shared-contracts/api/client/order-draft';

/**
 * Merges what was entered before sign-in into the account's own draft.
 * @returns the form's initial values
 */
export function adoptAnonymousDraft(slug: string, userId: string): OrderFormValues {
  const own = orderDraft(slug, userId);
  const anonymous = anonymousOrderDraft(slug);
  const { customerPhone, projectBrief, lines } = { ...anonymous.values() };
  const details = {
    customerPhone: customerPhone || own.values()?.customerPhone || '',
    projectBrief: projectBrief || own.values()?.projectBrief || '',
    lines: lines ?? own.values()?.lines,
  };
  if (customerPhone || projectBrief || lines) own.keep(details);
  anonymous.drop();
  return details;
}
