/** Values for the placeholders of saved replies; empty if unknown. */
export interface ReplyValues {
  readonly firstName: string;
  readonly fullName: string;
  readonly email: string;
  readonly service: string;
  readonly orderNumber: string;
  readonly companyName: string;
}

/** In the order of the help text. */
export const placeholderNames = [
  'firstName',
  'fullName',
  'email',
  'service',
  'orderNumber',
  'companyName',
] as const satisfies readonly (keyof ReplyValues)[];

const placeholder = new RegExp(`\\{(${placeholderNames.join('|')})\\}`, 'g');

/** Replaces every placeholder that has a value; the others stay visible. */
export function fillPlaceholders(text: string, values: ReplyValues): string {
  const known = new Map<string, string>(Object.entries(values));
  return text.replace(placeholder, (whole, name: string) => known.get(name)?.trim() || whole);
}

/** Unfilled placeholders in a text, without duplicates. Other words in braces are plain text. */
export function openPlaceholders(text: string): string[] {
  return [...new Set(text.match(placeholder) ?? [])];
}

/** The error for a text with unfilled placeholders; undefined if there are none. */
export function placeholderError(text: string | undefined): string | undefined {
  const [first] = openPlaceholders(text ?? '');
  return first && `Please replace ${first}`;
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
