/** Whether the page data is a `Reading` that the server loaded successfully. */
export const isReady = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'answer' in data && data.answer !== null;
