/** What the placeholders of saved replies stand for; empty where it is not known. */
export interface ReplyValues {
  readonly firstName: string;
  readonly fullName: string;
  readonly email: string;
  readonly service: string;
  readonly orderNumber: string;
  readonly companyName: string;
}

/** In the order in which they are explained. */
export const placeholderNames = [
  'firstName',
  'fullName',
  'email',
  'service',
  'orderNumber',
  'companyName',
] as const satisfies readonly (keyof ReplyValues)[];

const placeholder = new RegExp(`\\{(${placeholderNames.join('|')})\\}`, 'g');

/** The text with every placeholder filled that has a value; the others stay as they are, to be seen. */
export function fillPlaceholders(text: string, values: ReplyValues): string {
  const known = new Map<string, string>(Object.entries(values));
  return text.replace(placeholder, (whole, name: string) => known.get(name)?.trim() || whole);
}

/** Known placeholders that still stand in a text, each once; other words in braces are text. */
export function openPlaceholders(text: string): string[] {
  return [...new Set(text.match(placeholder) ?? [])];
}

/** Why a text can not be sent yet; undefined once nothing is open in it. */
export function placeholderError(text: string | undefined): string | undefined {
  const [first] = openPlaceholders(text ?? '');
  return first && `Please replace ${first}`;
}

/** The first of somebody's names. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
