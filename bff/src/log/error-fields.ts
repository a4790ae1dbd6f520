/**
 * What the log may hold of an error: its class, its code and where it came from. A failed query's own message and
 * parameters stay out, since they hold what people typed.
 */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const isQuery = 'query' in error || 'sql' in error;
  return {
    error: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(isQuery ? {} : { detail: error.message }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12),
  };
}
