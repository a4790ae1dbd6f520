import { addressOf } from '@northcast/shared-contracts/api/client/request';
import { describeApi, nameOfCall } from '@northcast/shared-contracts/api/describe-api';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpointSummaries } from '@northcast/shared-contracts/api/endpoint-summaries';
import { type EndpointName, endpoints } from '@northcast/shared-contracts/api/endpoints';
import { entitySchemas } from '@northcast/shared-contracts/api/entity-schemas';
import { fieldErrors } from '@northcast/shared-contracts/api/field-errors';
import { orderTags } from '@northcast/shared-contracts/api/live';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { sessionEndpoints } from '@northcast/shared-contracts/api/session-endpoints';
import { tags } from '@northcast/shared-contracts/api/tags';
import { managingRoles } from '@northcast/shared-contracts/roles';
import type { SchemaFieldDescription } from 'yup';

const table: [string, Endpoint][] = Object.entries(endpoints);
const calls = table.map(([, endpoint]) => endpoint);

test('each method and path belongs to one endpoint', () => {
  const names = calls.map(nameOfCall);
  expect(names).toEqual([...new Set(names)]);
});

test('no two paths of one method differ only in parameter names', () => {
  const shapes = calls.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(shapes).toEqual([...new Set(shapes)]);
});

test('every path is below /api, and exactly the admin endpoints are below /api/admin', () => {
  for (const [name, { path, access }] of table) {
    expect([name, path]).toEqual([name, expect.stringMatching(/^\/api\//)]);
    expect([name, access === 'admin']).toEqual([name, path.startsWith('/api/admin/')]);
  }
});

test('every request has a schema, and every schema is used by an endpoint', () => {
  const named = calls.flatMap(({ request }) => (request === undefined ? [] : [request]));
  expect([...new Set(named)].sort()).toEqual(Object.keys(requestSchemas).sort());
});

test('every response entity has a schema, and every entity schema is used by an endpoint', () => {
  const answers = new Set<string>(calls.flatMap(({ answer }) => answer));
  answers.delete('none');
  answers.delete('csv');
  answers.delete('file');
  answers.delete('stream');
  expect([...answers].sort()).toEqual(Object.keys(entitySchemas).sort());
});

test.each(Object.entries(entitySchemas))('an empty object is no %s', (_name, schema) => {
  expect(fieldErrors(schema, {})).not.toEqual([]);
});

/** Whether a field of a response must be an ISO 8601 timestamp. */
const isTimestamp = (name: string) => /(At|Date|^since)$/.test(name);

/** Paths of the fields that must be timestamps and are not described as such, at any depth. */
function vagueFields(field: SchemaFieldDescription, path: readonly string[] = []): string[] {
  if ('fields' in field) {
    return Object.entries(field.fields).flatMap(([name, each]) =>
      vagueFields(each, [...path, name]),
    );
  }
  if ('innerType' in field) {
    return [field.innerType ?? []].flat().flatMap((each) => vagueFields(each, path));
  }
  const isVague =
    isTimestamp(path.at(-1) ?? '') &&
    !('tests' in field && field.tests.some((check) => check.name === 'datetime'));
  return isVague ? [path.join('.')] : [];
}

test.each(Object.entries(entitySchemas))(
  'every timestamp of %s is described as one',
  (_, schema) => {
    expect(vagueFields(schema.describe())).toEqual([]);
  },
);

test('GET endpoints have no request body', () => {
  for (const [name, { method, request }] of table) {
    if (method === 'GET') expect([name, request]).toEqual([name, undefined]);
  }
});

const others = ['none', 'csv', 'file', 'stream'];

test('API tokens allow only reads that owners may make, and no download or stream', () => {
  const read = table.filter(([, { token }]) => token);
  expect(read.map(([name]) => name).sort()).toEqual([
    'adminMessages',
    'adminOrders',
    'customerRecord',
    'customers',
    'enquiries',
    'order',
    'overview',
  ]);
  for (const [name, { method, access, roles = managingRoles, answer }] of read) {
    expect([name, method, access === 'public']).toEqual([name, 'GET', false]);
    expect([name, roles.includes('owner')]).toEqual([name, true]);
    expect([name, others.includes(String(answer))]).toEqual([name, false]);
  }
});

test('exactly the endpoints without a response body return 204', () => {
  for (const [name, { answer, status }] of table) {
    expect([name, status === 204]).toEqual([name, answer === 'none']);
  }
});

/**
 * Lists that stay short: one account's sessions and notes, versions of a post, saved replies and
 * views, webhooks, API tokens, the team. For other orders, the newest are enough.
 */
const shortLists = [
  'orderNotes',
  'otherOrders',
  'customerSessions',
  'customerNotes',
  'postVersions',
  'savedReplies',
  'webhooks',
  'webhookDeliveries',
  'apiTokens',
  'listViews',
  'orderSavedReplies',
  'team',
  'teamPeople',
  'invitations',
];

test('exactly the long lists of administrators are paged', () => {
  for (const [name, { access, answer, paged }] of table) {
    const isLong = !shortLists.includes(name);
    const isList = access === 'admin' && isLong && (Array.isArray(answer) || answer === 'csv');
    expect([name, paged === true]).toEqual([name, isList]);
  }
});

test('every tag is used by an endpoint', () => {
  expect([...new Set(calls.flatMap((endpoint) => endpoint.tags))].sort()).toEqual([...tags].sort());
});

/** Reads that show more than their own kind of data, and what else changes it. */
const shownElsewhere: [EndpointName, EndpointName[]][] = [
  ['customers', ['placeOrder', 'createOrder', 'updateOrder', 'deleteOrder', 'acceptQuote']],
  ['adminOrders', ['createDelivery', 'updateCustomer', 'deleteCustomer', 'removeMember']],
  ['order', ['changeRole', 'removeMember', 'updateCustomer', 'deleteCustomer']],
  ['teamPeople', ['createCustomer', 'updateCustomer', 'deleteCustomer']],
  ['customerSessions', ['updateCustomer', 'removeMember']],
  ['orderFiles', ['createDelivery', 'addPost']],
  ['enquiry', ['createCustomer', 'deleteCustomer', 'deleteOrder', 'retryMail']],
];

test.each(shownElsewhere)('%s is read again after %p', (read, writes) => {
  const shown: readonly string[] = endpoints[read].tags;
  const isStaleAfter = (write: EndpointName) =>
    endpoints[write].tags.some((tag) => shown.includes(tag));
  expect(writes.filter((write) => !isStaleAfter(write))).toEqual([]);
});

test('an event of an order makes neither the team nor the newsletter stale', () => {
  expect(orderTags).toEqual(expect.arrayContaining(['Orders', 'Order', 'Deliveries', 'Money']));
  expect(orderTags).not.toContain('Team');
  expect(orderTags).not.toContain('Subscribers');
});

test('every endpoint has a summary, and the table contains the endpoints of the shell', () => {
  expect(Object.keys(endpointSummaries).sort()).toEqual(Object.keys(endpoints).sort());
  expect(endpoints).toMatchObject(sessionEndpoints);
});

test('the API description separates required fields from accepted fields', () => {
  const { accepts, requires } = describeApi()['POST /api/orders'] ?? {};
  expect(requires).toEqual(['customerPhone', 'projectBrief']);
  expect(accepts).toEqual([
    'customerEmail',
    'customerName',
    'customerPhone',
    'lines',
    'projectBrief',
    'serviceName',
    'servicePrice',
  ]);
});

test('path parameters are encoded, and an empty search is omitted', () => {
  expect(addressOf(endpoints.updateOrder, { parameters: { id: 'a/b?c' } })).toBe(
    '/api/admin/orders/a%2Fb%3Fc',
  );
  expect(addressOf(endpoints.adminOrders, { query: { q: '', page: 2, order: 'asc' } })).toBe(
    '/api/admin/orders?page=2&order=asc',
  );
});
