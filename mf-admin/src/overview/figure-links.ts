/** The list of a figure's orders. */
export function ordersAddress(filter: Readonly<Record<string, string>>): string {
  return `/admin/orders?${new URLSearchParams(filter)}`;
}
