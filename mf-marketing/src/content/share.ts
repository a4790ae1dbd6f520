export type ShareOutcome = 'shared' | 'copied' | 'failed';

/**
 * Uses the device's share dialog if available, otherwise copies the URL to the clipboard. The
 * caller decides whether to report the outcome.
 * @param title title to share with the current URL
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
    // The user cancelled, or the browser forbids it; the address bar still shows the URL.
    return error instanceof Error && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
