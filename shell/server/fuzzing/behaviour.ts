import type { AnswerReading } from './read-answers.js';
import type { RequestReading } from './read-requests.js';

const longestText = 120;
const mostKeys = 40;

/**
 * Features of a server's behaviour. Each text is one combination of call, status and a property of
 * the response.
 * @param callOf returns the call that a method and a target belong to
 */
export function behavioursOf(
  server: string,
  requests: RequestReading,
  { answers, rest }: AnswerReading,
  callOf: (method: string, target: string) => string,
): Set<string> {
  const seen = new Set<string>();
  const statuses = answers.map(({ status }) => status);
  if (requests.rest !== 'nothing') {
    // Timing decides whether the requests before the broken one get a response, so use only the
    // last status.
    return seen.add(`${server}: ${requests.rest}: ${statuses.at(-1)}`);
  }
  seen.add(`${server}: ${statuses.join(' ')} ${rest}`);
  for (const [index, { status, headers, body }] of answers.entries()) {
    const request = requests.requests[index];
    const call = request ? callOf(request.method, request.target) : 'no request';
    const type = headers.get('content-type')?.split(';')[0] ?? 'no type';
    const traits = type.endsWith('json') ? traitsOfJson(body) : [];
    for (const trait of [type, ...headerTraits(headers), ...traits])
      seen.add(`${server}: ${call}: ${status}: ${trait}`);
  }
  return seen;
}

const telling = ['location', 'set-cookie', 'connection', 'content-encoding', 'allow'];

function headerTraits(headers: ReadonlyMap<string, string>): string[] {
  const kept = telling.filter((name) => headers.has(name));
  return kept.map((name) => `${name} ${skeleton(headers.get(name)?.split(/[=;?]/)[0] ?? '')}`);
}

/** Messages and errors by field, or the property names of a record. */
function traitsOfJson(body: string): string[] {
  const value = parsed(body);
  const record = Array.isArray(value) ? value[0] : value;
  if (typeof record !== 'object' || record === null) return [typeof record];
  const { message, errors } = record as { readonly message?: unknown; readonly errors?: unknown };
  if (Array.isArray(errors))
    return errors.slice(0, mostKeys).map((error) => skeleton(JSON.stringify(error)));
  if (typeof message === 'string' && 'status' in record && 'title' in record)
    return [skeleton(message)];
  const names = Object.keys(record).slice(0, mostKeys).sort().join(',');
  return [`${Array.isArray(value) ? 'list of ' : ''}${names}`.slice(0, longestText * 4)];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return 'no JSON';
  }
}

/** Removes values that differ between rows and inputs. */
const skeleton = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '#')
    .replace(/\d+/g, '#')
    .replace(/'[^']*'/g, "'…'")
    .slice(0, longestText);
