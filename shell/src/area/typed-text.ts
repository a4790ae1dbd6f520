/** The named fields with a text, except passwords. */
const textFields = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    ':is(:read-write, select)[name]:not([type=password])',
  ),
];

/** The fields of a page that was replaced before its code had loaded. */
let typed: { readonly pathname: string; readonly fields: readonly HTMLInputElement[] } | undefined;

/** Keeps what was typed into a page without code. Call this while it is still in the document. */
export function keepTypedText(pathname: string): void {
  typed = { pathname, fields: textFields() };
}

/** Types the text of that page again, into the page with code. The `input` events let the page store its draft. */
export function restoreTypedText(pathname: string): void {
  if (typed?.pathname !== pathname) return;
  for (const { name, value } of typed.fields) {
    const field = textFields().find((other) => other.name === name);
    if (!field || value === '' || field.value === value) continue;
    // React overrides the setter of the element, and would not see a change made through it.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  typed = undefined;
}
