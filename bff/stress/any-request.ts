import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { type RequestName, requestSchemas } from '@northcast/shared-contracts/api/requests';
import { contactServices } from '@northcast/shared-contracts/content/catalogue/contact-services';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import fc, { type Arbitrary } from 'fast-check';

/** A request as it is sent on the wire. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for no body. */
  readonly body: string | null;
}

const hostileTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '../../etc/passwd',
  "' OR 1=1 --",
  '"; DROP TABLE orders; --',
  '<script>alert(1)</script>',
  '%00%0d%0a',
  '#{7*7}',
  '{{7*7}}',
  '=cmd|calc',
  '👩‍🚀'.repeat(60),
  'ﷺ'.repeat(400),
  'شريط',
  'a'.repeat(6000),
  '9'.repeat(400),
  '-0',
  '1e999',
  'NaN',
  'null',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '__proto__',
  'constructor',
] as const;

/** Any text: some realistic, some hostile. */
const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

const anyValue = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 0, -1, 1e21, 1.5, [], {}, { toString: 1 }) },
);

/** Valid values for fields, so that many requests pass the validation. */
const goodValues: Readonly<Record<string, Arbitrary<unknown>>> = {
  email: fc.constantFrom('victim@example.com', 'nobody@example.com', 'x@example.com'),
  password: fc.constantFrom('password', 'correct horse'),
  servicePrice: fc.nat(2_000_000),
  serviceName: fc.constantFrom('Jingle', 'Custom Solution', 'Other'),
  service: fc.constantFrom(...contactServices),
  status: fc.constantFrom(...orderStatuses),
  createdAt: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
    .map((date) => date.toISOString()),
  replyDate: fc.constant('2026-03-01T10:15:00+05:30'),
  isAdmin: fc.constant(false),
  version: fc.nat(3),
  // Never the right password, because a deleted caller could make no further requests.
  currentPassword: fc.constantFrom('wrong one', 'passw0rd'),
  token: fc.constantFrom('x'.repeat(43), '-_'.repeat(21).concat('A')),
  notices: fc.constantFrom('at-once', 'daily', 'never'),
};

function bodyOf(name: RequestName, ids: readonly string[]): Arbitrary<string> {
  const fields = Object.keys(requestSchemas[name].fields);
  const values = fields.map((field): [string, Arbitrary<unknown>] => [
    field,
    fc.oneof({ weight: 5, arbitrary: goodValue(field, ids) }, { weight: 1, arbitrary: anyValue }),
  ]);
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(Object.fromEntries(values), { requiredKeys: [] }).map(json) },
    { weight: 1, arbitrary: fc.jsonValue().map(json) },
    { weight: 1, arbitrary: anyText },
  );
}

function goodValue(field: string, ids: readonly string[]): Arbitrary<unknown> {
  if (field === 'userId') return fc.constantFrom(...ids);
  return goodValues[field] ?? fc.string({ unit: 'grapheme', minLength: 10, maxLength: 40 });
}

const json = (value: unknown) => JSON.stringify(value) ?? 'null';

const anyHeaders = fc.record(
  {
    'Content-Type': fc.oneof(
      { weight: 8, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-7', 'x'),
      },
    ),
    'Idempotency-Key': fc.oneof(
      fc.uuid(),
      fc.constantFrom('k', 'x'.repeat(300), '\u00e9', '" OR 1=1'),
    ),
    'If-None-Match': fc.constantFrom('*', '"x"', 'W/', ',,,', '"'),
    'Accept-Encoding': fc.constantFrom('br', 'gzip;q=0', '*', ',;q=', 'identity'),
    Origin: fc.constantFrom('https://evil.example', 'null', 'x'),
    'X-Request-Id': fc.constantFrom('x', '"><', 'a'.repeat(500)),
    'X-Forwarded-For': fc.constantFrom('1.2.3.4', '::', ', ,', 'x'.repeat(200)),
    Cookie: fc.constantFrom('nc_session=x', 'nc_session=%00', ';;=', 'nc_session='),
  },
  { requiredKeys: ['Content-Type'] },
);

/** Mostly normal headers, because most unusual ones end a request early. */
const headers = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ 'Content-Type': 'application/json' }) },
  { weight: 2, arbitrary: anyHeaders },
);

const anyQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc
      .record(
        {
          page: fc.oneof(fc.nat(5), anyText),
          perPage: fc.oneof(fc.nat(1100), anyText),
          sort: fc.oneof(fc.constantFrom('createdAt', 'status', 'email', 'search'), anyText),
          order: fc.constantFrom('asc', 'desc', 'up'),
          q: anyText,
          status: fc.oneof(fc.constantFrom('pending', 'replied'), anyText),
        },
        { requiredKeys: [] },
      )
      .map(
        (query) =>
          `?${Object.entries(query)
            .map(([name, value]) => `${name}=${encoded(String(value))}`)
            .join('&')}`,
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('?', '?page[]=1', '?q=%ff', '?page=1&page=2', '?__proto__=1'),
  },
);

/**
 * Requests to every endpoint, with ids and bodies that are valid, foreign, stale or hostile.
 * @param ids of existing rows
 * @param except names of endpoints to leave out
 */
export function anyRequest(
  ids: readonly string[],
  except: readonly string[],
): Arbitrary<RawRequest> {
  // A stream would not end.
  const calls = Object.entries<Endpoint>(endpoints).filter(
    ([name, { answer }]) => !except.includes(name) && answer !== 'stream',
  );
  const requests = calls.map(([, endpoint]) => requestTo(endpoint, ids));
  return fc.oneof(...requests, strayRequest);
}

function requestTo(endpoint: Endpoint, ids: readonly string[]): Arbitrary<RawRequest> {
  const parameter = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: anyText },
  );
  return fc
    .record({
      parameters: fc.tuple(parameter, parameter),
      query: anyQuery,
      headers,
      body: endpoint.request === undefined ? fc.constant(null) : bodyOf(endpoint.request, ids),
    })
    .map(({ parameters, query, ...rest }) => ({
      method: endpoint.method,
      path: parameters.reduce(withParameter, endpoint.path) + query,
      ...rest,
    }));
}

/** Fills the first parameter of a path that is left. */
const withParameter = (path: string, value: string) => path.replace(/:\w+/, encoded(value));

/** Requests to no endpoint, or with the wrong method. */
const strayRequest: Arbitrary<RawRequest> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
  path: anyText.map((text) => `/api/${encoded(text)}`),
  headers,
  body: fc.constant(null),
});

/** Percent-encodes a text; unpaired surrogates become the bytes of U+FFFD. */
function encoded(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
