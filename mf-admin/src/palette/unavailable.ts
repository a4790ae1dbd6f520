/** The toast for code that could not be loaded. */
export const unavailable = {
  title: 'This could not be opened',
  description: 'Please check your connection and try again.',
  tone: 'destructive',
} as const;
