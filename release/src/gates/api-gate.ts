import type { CallDescription } from '@northcast/shared-contracts/api/describe-api';
import type { BffDescription } from '../deployed/descriptions.js';
import type { RecordedCall, Release } from '../publications/release.js';

/**
 * Checks that a bff supports the calls of a remote: each call exists, accepts the fields sent,
 * requires no others, and returns the fields that are read.
 * @returns reasons to reject it, each naming the call and the field
 */
export function apiViolations(
  { calls }: Pick<Release, 'calls'>,
  bff: Pick<BffDescription, 'calls'>,
): string[] {
  return Object.entries(calls).flatMap(([name, recorded]) => {
    const described = Object.hasOwn(bff.calls, name) ? bff.calls[name] : undefined;
    return described === undefined
      ? [`It calls ${name}; the bff has no such call`]
      : fieldViolations(name, recorded, described);
  });
}

function fieldViolations(
  name: string,
  recorded: RecordedCall,
  described: CallDescription,
): string[] {
  const { accepts, requires, answers, mayAnswer } = described;
  const known = [...answers, ...mayAnswer];
  return [
    ...lacking(recorded.sends, accepts).map(
      (field) => `It sends ${field} with ${name}; the bff does not take it`,
    ),
    ...lacking(requires, recorded.sends).map(
      (field) => `It does not send ${field} with ${name}; the bff requires it`,
    ),
    ...lacking(recorded.reads, answers).map((field) =>
      known.includes(field)
        ? `It relies on ${field} of ${name}; the bff may leave it out`
        : `It reads ${field} of ${name}; the bff does not answer it`,
    ),
    ...lacking(recorded.mayRead, known).map(
      (field) => `It reads ${field} of ${name}; the bff does not answer it`,
    ),
    ...(recorded.paged && !described.paged
      ? [`It asks for pages of ${name}; the bff does not page it`]
      : []),
  ];
}

const lacking = (fields: readonly string[], present: readonly string[]): string[] =>
  fields.filter((field) => !present.includes(field));
