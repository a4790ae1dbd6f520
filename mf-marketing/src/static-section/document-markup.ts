declare const __webpack_public_path__: string | undefined;

/** Folder of this very version's files; its last part is the version. */
const ownBase = () => (typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '');

/** Version of this remote that the document was rendered by, if it was rendered on the server. */
function documentVersion(): string | undefined {
  const text = document.getElementById('page')?.textContent;
  return text ? (JSON.parse(text) as { version?: string }).version : undefined;
}

/**
 * The HTML that the document brought for a section and still shows, as long as it was made by the version that is running.
 * @param name of the section, or the path of a static page
 */
export function documentMarkup(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const section = document.querySelector(`[data-static=${JSON.stringify(name)}]`);
  const version = section && documentVersion();
  return version && ownBase().endsWith(`/${version}/`) ? section.innerHTML : undefined;
}
