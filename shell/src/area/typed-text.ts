/** The named fields with a text, except passwords. */
const textFields = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    ':is(:read-write, select)[name]:not([type=password])',
  ),
];

/** The fields of a page that was replaced before its code had loaded. */
let typed:
  | {
      readonly pathname: string;
      readonly fields: readonly HTMLInputElement[];
      /** The field that the user was typing into. */
      readonly focused: HTMLInputElement | undefined;
    }
  | undefined;

/** Keeps what was typed into a page without code. Call this while it is still in the document. */
export function keepTypedText(pathname: string): void {
  const fields = textFields();
  // Not if the user has left for another page.
  const focused =
    location.pathname === pathname
      ? fields.find((field) => field === document.activeElement)
      : undefined;
  typed = { pathname, fields, focused };
}

/**
 * Types the text of that page again, into the page with code, and returns the focus to the field
 * that had it, so that the user can type on. The `input` events let the page store its draft.
 */
export function restoreTypedText(pathname: string): void {
  if (typed?.pathname !== pathname) return;
  for (const { name, value } of typed.fields) {
    const field = textFields().find((other) => other.name === name);
    if (field && value !== '' && field.value !== value) typeInto(field, value);
  }
  const { focused } = typed;
  const again = focused && textFields().find(({ name }) => name === focused.name);
  again?.focus({ preventScroll: true });
  typed = undefined;
}

/** Sets the text of a field as if the user had typed it. */
function typeInto(field: HTMLInputElement, text: string): void {
  // React overrides the setter of the element, and would not see a change made through it.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
