/**
 * The device's own sharing where it has one, else the address into the clipboard, without a word.
 * @param title what is shared, at the page's present address
 */
export async function share(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url });
    else await navigator.clipboard.writeText(url);
  } catch {
    // Sharing was called off, or the browser forbids it: the address bar still has the address.
  }
}
