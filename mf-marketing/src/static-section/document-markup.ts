declare const __webpack_public_path__: string | undefined;

/** Public path of the running version; its last segment is the version. */
const ownBase = () => (typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '');

/** Version of this remote that rendered the document; undefined if it was not server-rendered. */
function documentVersion(): string | undefined {
  const text = document.getElementById('page')?.textContent;
  return text ? (JSON.parse(text) as { version?: string }).version : undefined;
}

/**
 * The server's HTML of a section, if the document still shows it and the running version rendered
 * it.
 * @param name name of the section, or the path of a static page
 */
export function documentMarkup(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const section = document.querySelector(`[data-static=${JSON.stringify(name)}]`);
  const version = section && documentVersion();
  return version && ownBase().endsWith(`/${version}/`) ? section.innerHTML : undefined;
}
