import {
  createAreaApi,
  read,
  readFiltered,
  readPage,
  write,
} from '@northcast/shared-contracts/api/client/api';
import { apiStorePart } from '@northcast/shared-contracts/api/client/api-store-part';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

const sent: { address: string; method: string; headers: HeadersInit | undefined; body: unknown }[] =
  [];
let answer: () => Response;

globalThis.fetch = async (input, init = {}) => {
  sent.push({
    address: String(input),
    method: init.method ?? '',
    headers: init.headers,
    body: init.body,
  });
  return answer();
};

const makeArea = (name: string) =>
  createAreaApi(name).injectEndpoints({
    endpoints: (build) => ({
      order: build.query(read(endpoints.order)),
      orders: build.query(read(endpoints.orders)),
      page: build.query(readPage(endpoints.adminOrders)),
      totals: build.query(readFiltered(endpoints.orderTotals)),
      files: build.query(read(endpoints.orderFiles)),
      removeFile: build.mutation(write(endpoints.removeFile)),
      editBrief: build.mutation(write(endpoints.editBrief)),
      cancelOrder: build.mutation(write(endpoints.cancelOrder)),
    }),
  });

const noting =
  (actions: UnknownAction[]): Middleware =>
  () =>
  (next) =>
  (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };

function open() {
  const [account, admin] = [makeArea('account'), makeArea('admin')];
  const parts = [apiStorePart(account), apiStorePart(admin)];
  const actions: UnknownAction[] = [];
  const store = configureStore({
    reducer: Object.fromEntries(parts.map((part) => [part.reducerPath, part.reducer])),
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(
        noting(actions),
        ...parts.map((part) => part.middleware),
      ),
  });
  const changes = () => actions.filter(({ type }) => type === 'host/dataChanged');
  return { account, admin, store, changes, parts };
}

const edit = { id: 'a', body: { projectBrief: 'A theme', version: 1 } };

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ id: 'a' });
});

test('a reset while a read is pending aborts the read and logs nothing', async () => {
  const { account, store, parts } = open();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const pending = jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal;
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const asked = store.dispatch(account.endpoints.orders.initiate());
  await new Promise((resolve) => setTimeout(resolve));
  for (const part of parts) store.dispatch(part.reset());
  await asked;
  await new Promise((resolve) => setTimeout(resolve));
  expect(pending.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(log).not.toHaveBeenCalled();
  pending.mockRestore();
  log.mockRestore();
});

test('a read puts its parameters in the path and is cached', async () => {
  const { account, store } = open();
  const first = await store.dispatch(account.endpoints.order.initiate({ id: 'a' }));
  expect(first.data).toEqual({ id: 'a' });
  await store.dispatch(account.endpoints.order.initiate({ id: 'a' }));
  await store.dispatch(account.endpoints.orders.initiate());
  expect(sent.map(({ address }) => address)).toEqual(['/api/orders/a', '/api/orders']);
});

test('the data of a response without a body is null', async () => {
  const { account, store } = open();
  answer = () => new Response(null, { status: 204 });
  expect(
    (await store.dispatch(account.endpoints.cancelOrder.initiate({ id: 'a' }))).data,
  ).toBeNull();
});

test('a page contains its rows, the total count and the list mark', async () => {
  const { admin, store } = open();
  answer = () =>
    Response.json([{ id: 'a' }], { headers: { 'X-Total-Count': '40', 'X-List-Mark': 'noon' } });
  const { data } = await store.dispatch(admin.endpoints.page.initiate({ page: 3 }));
  expect(data).toEqual({ rows: [{ id: 'a' }], total: 40, mark: 'noon' });
  answer = () => Response.json([{ id: 'a' }]);
  const all = await store.dispatch(admin.endpoints.page.initiate({}));
  expect(all.data).toEqual({ rows: [{ id: 'a' }], total: 1 });
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/admin/orders?page=3',
    '/api/admin/orders',
  ]);
});

test('totals are requested with the filter of the list', async () => {
  const { admin, store } = open();
  answer = () => Response.json({ count: 2 });
  const { data } = await store.dispatch(admin.endpoints.totals.initiate({ q: 'mix' }));
  expect(data).toEqual({ count: 2 });
  expect(sent[0]?.address).toBe('/api/admin/orders/totals?q=mix');
});

test('a write sends path parameters, body and idempotency key, and returns the response', async () => {
  const { account, store } = open();
  const { data } = await store.dispatch(
    account.endpoints.editBrief.initiate({ ...edit, idempotencyKey: 'key' }),
  );
  expect(data).toEqual({ id: 'a' });
  expect(sent).toMatchObject([
    { address: '/api/orders/a/brief', method: 'PUT', headers: { 'Idempotency-Key': 'key' } },
  ]);
  expect(JSON.parse(String(sent[0]?.body))).toEqual(edit.body);
  await store.dispatch(account.endpoints.editBrief.initiate(edit));
  expect(sent[1]?.headers).not.toHaveProperty('Idempotency-Key');
});

test('a write refetches the affected reads in its own area and in others', async () => {
  const { account, admin, store, changes } = open();
  await store.dispatch(account.endpoints.order.initiate({ id: 'a' }));
  await store.dispatch(admin.endpoints.page.initiate({}));
  sent.length = 0;
  await store.dispatch(account.endpoints.editBrief.initiate(edit));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(changes()).toEqual([
    { type: 'host/dataChanged', source: 'account', tags: ['Order', 'Orders'] },
  ]);
  expect(sent.map(({ address }) => address).sort()).toEqual([
    '/api/admin/orders',
    '/api/orders/a',
    '/api/orders/a/brief',
  ]);
});

test('a list that was being read when the write of a closed component ended is read again', async () => {
  const { account, store } = open();
  const { promise, resolve } = deferred<Response>();
  const fetched = jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(promise);
  const read = store.dispatch(account.endpoints.orders.initiate());
  const write = store.dispatch(account.endpoints.editBrief.initiate(edit));
  write.reset();
  await write;
  resolve(Response.json([]));
  await read;
  await new Promise((later) => setTimeout(later, 20));
  const addresses = fetched.mock.calls.map(([address]) => address);
  fetched.mockRestore();
  expect(addresses).toEqual(['/api/orders', '/api/orders/a/brief', '/api/orders']);
});

const orderA = '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const orderB = '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c';

test('a write to an order refetches its reads by id and by number, but not those of other orders', async () => {
  const { account, store } = open();
  for (const id of [orderA, '2E3F4A5B', orderB]) {
    await store.dispatch(account.endpoints.order.initiate({ id }));
    await store.dispatch(account.endpoints.files.initiate({ id }));
  }
  await store.dispatch(account.endpoints.orders.initiate());
  sent.length = 0;
  await store.dispatch(account.endpoints.editBrief.initiate({ ...edit, id: orderA }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent.map(({ address }) => address).sort()).toEqual(
    [
      `/api/orders/${orderA}`,
      '/api/orders/2E3F4A5B',
      '/api/orders',
      `/api/orders/${orderA}/brief`,
    ].sort(),
  );
});

test('a write without an order id refetches the affected data of every order', async () => {
  const { account, store } = open();
  for (const id of [orderA, orderB]) {
    await store.dispatch(account.endpoints.files.initiate({ id }));
  }
  sent.length = 0;
  answer = () => new Response(null, { status: 204 });
  await store.dispatch(account.endpoints.removeFile.initiate({ id: 'file' }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent.map(({ address }) => address).sort()).toEqual([
    '/api/files/file',
    `/api/orders/${orderA}/files`,
    `/api/orders/${orderB}/files`,
  ]);
});

test('a read and a rejected write invalidate nothing', async () => {
  const { account, store, changes } = open();
  await store.dispatch(account.endpoints.order.initiate({ id: 'a' }));
  sent.length = 0;
  answer = () => Response.json({ message: 'Changed meanwhile' }, { status: 409 });
  const { error } = await store.dispatch(account.endpoints.editBrief.initiate(edit));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(error).toMatchObject({ status: 409, serverMessage: 'Changed meanwhile' });
  expect(sent.map(({ address }) => address)).toEqual(['/api/orders/a/brief']);
  expect(changes()).toEqual([]);
});

test('an area ignores changes of data that it does not read', async () => {
  const { account, store } = open();
  await store.dispatch(account.endpoints.order.initiate({ id: 'a' }));
  sent.length = 0;
  store.dispatch({ type: 'host/dataChanged', source: 'admin', tags: ['Weather', 'Posts'] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
});

test("resetting an area's store part empties its cache", async () => {
  const { account, store, parts } = open();
  await store.dispatch(account.endpoints.order.initiate({ id: 'a' }));
  store.dispatch(parts[0]?.reset?.() ?? { type: 'none' });
  expect(
    account.endpoints.order.select({ id: 'a' })(store.getState() as never).data,
  ).toBeUndefined();
});
