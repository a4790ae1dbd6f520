export type ShareOutcome = 'shared' | 'copied' | 'failed';

/**
 * The device's own sharing where it has one, else the address into the clipboard. Whether to say so is the page's choice.
 * @param title what is shared, at the page's present address
 */
export async function share(title: string): Promise<ShareOutcome> {
  const url = window.location.href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Called off by the person, or forbidden by the browser: the address bar still has the address.
    return error instanceof Error && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
