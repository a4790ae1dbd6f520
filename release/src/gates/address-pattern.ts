/** One path segment: plain text or `:name`. */
type Segment = string;

const segmentsOf = (pattern: string): Segment[] =>
  pattern
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

const takesAny = (segment: Segment) => segment.startsWith(':');

/**
 * Whether two react-router path patterns match a common path. Ignores case and a trailing slash, as
 * react-router does.
 * @param one route pattern, for example `/blog/:slug`
 */
export function overlaps(one: string, other: string): boolean {
  return segmentsOverlap(segmentsOf(one), segmentsOf(other));
}

function segmentsOverlap(one: readonly Segment[], other: readonly Segment[]): boolean {
  const [first, ...rest] = one;
  const [otherFirst, ...otherRest] = other;
  if (first === undefined || otherFirst === undefined) return first === otherFirst;
  const meet = first === otherFirst || takesAny(first) || takesAny(otherFirst);
  return meet && segmentsOverlap(rest, otherRest);
}

/** First segments reserved for the shell server, operators and static files. */
const reserved = new Set(['api', 'shell', 'remotes', 'releases', 'fonts', 'images', 'og']);

const plainSegment = /^[a-z0-9][a-z0-9._~-]*$/i;
const parameter = /^:[a-z_][a-z0-9_]*$/i;

/**
 * Why no remote may have an address, regardless of other remotes.
 * @returns null if a remote may have it
 */
export function addressViolation(pattern: string): string | null {
  const segments = pattern.split('/').slice(1);
  if (pattern === '/') return null;
  const isSegment = (segment: Segment) => plainSegment.test(segment) || parameter.test(segment);
  const [first = ''] = segments;
  if (takesAny(first)) return `'${pattern}' would take every address`;
  if (/^[._]/.test(first) || first.includes('.') || reserved.has(first.toLowerCase())) {
    return `'${pattern}' is an address of the server itself`;
  }
  if (!pattern.startsWith('/') || !segments.every(isSegment)) {
    return `'${pattern}' is not an address like /events or /events/:slug`;
  }
  return null;
}
