/**
 * Shows a date again if a part of the typed one is missing: `value` is then that of no date. Sets
 * it also if it is empty: React sees no difference and leaves the parts on display.
 * @returns whether a part was missing
 */
export function discardIncomplete(input: HTMLInputElement, date: string): boolean {
  const { badInput } = input.validity;
  if (badInput) input.value = date;
  return badInput;
}
