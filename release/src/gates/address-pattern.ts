/** One segment of a path: plain text, `:name`, or `*` for all that follows. */
type Segment = string;

const segmentsOf = (pattern: string): Segment[] =>
  pattern
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

const takesAny = (segment: Segment) => segment.startsWith(':');

/**
 * Whether some path belongs to both of two patterns, as react-router reads them: without regard to case or to a slash at the end.
 * @param one pattern of a route: `/blog/:slug`, `/files/*`
 */
export function overlaps(one: string, other: string): boolean {
  return segmentsOverlap(segmentsOf(one), segmentsOf(other));
}

function segmentsOverlap(one: readonly Segment[], other: readonly Segment[]): boolean {
  const [first, ...rest] = one;
  const [otherFirst, ...otherRest] = other;
  // A splat takes everything from here on, nothing included.
  if (first === '*' || otherFirst === '*') return true;
  if (first === undefined || otherFirst === undefined) return first === otherFirst;
  const meet = first === otherFirst || takesAny(first) || takesAny(otherFirst);
  return meet && segmentsOverlap(rest, otherRest);
}

/** First segments that are the shell server's, an operator's, or files'. */
const reserved = new Set(['api', 'shell', 'remotes', 'releases', 'fonts', 'images', 'og']);

const plainSegment = /^[a-z0-9][a-z0-9._~-]*$/i;
const parameter = /^:[a-z_][a-z0-9_]*$/i;

/**
 * Why no area may have an address, no matter which other area has it.
 * @returns null for one that an area may have
 */
export function addressViolation(pattern: string): string | null {
  const segments = pattern.split('/').slice(1);
  if (pattern === '/') return null;
  const isSegment = (segment: Segment, index: number) =>
    plainSegment.test(segment) ||
    parameter.test(segment) ||
    (segment === '*' && index === segments.length - 1);
  const [first = ''] = segments;
  if (first === '*' || takesAny(first)) return `'${pattern}' would take every address`;
  if (/^[._]/.test(first) || first.includes('.') || reserved.has(first.toLowerCase())) {
    return `'${pattern}' is an address of the server itself`;
  }
  if (!pattern.startsWith('/') || !segments.every(isSegment)) {
    return `'${pattern}' is not an address like /events or /events/:slug`;
  }
  return null;
}
