/** Whether what the server read for the document, a `Reading`, is there to be shown. */
export const isReady = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'answer' in data && data.answer !== null;
