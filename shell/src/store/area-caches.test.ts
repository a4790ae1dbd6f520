import { createAreaApi, read, write } from '@northcast/shared-contracts/api/client/api';
import { apiStorePart } from '@northcast/shared-contracts/api/client/api-store-part';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { dataChanged } from '@northcast/shared-contracts/host/data-changed';
import { sessionChanged } from './shell-state';
import { createShellStore } from './store';

/** A remote as built: with its own cache and its own endpoints. */
function anArea(name: string) {
  const api = createAreaApi(name);
  const calls = api.injectEndpoints({
    endpoints: (build) => ({
      orders: build.query(read(endpoints.orders)),
      messages: build.query(read(endpoints.messages)),
      placeOrder: build.mutation(write(endpoints.placeOrder)),
    }),
  });
  return { calls, part: apiStorePart(api) };
}

const order = {
  serviceName: 'Custom Solution',
  servicePrice: 120,
  customerPhone: '+852 5555 5555',
  projectBrief: 'Two hosts, one hour',
};

const answer = { status: 200 };
/** Calls that reached the API, for example `GET /api/orders`. */
let called: string[] = [];

beforeEach(() => {
  called = [];
  answer.status = 200;
  globalThis.fetch = async (address, init) => {
    called.push(`${init?.method} ${String(address)}`);
    return {
      ok: answer.status < 400,
      status: answer.status,
      statusText: '',
      headers: new Headers(),
      text: async () => (init?.method === 'GET' ? '[]' : '{"message":"No"}'),
    } as Response;
  };
});

/** Two remotes in one store, both showing the orders. */
async function twoAreas() {
  const shellStore = createShellStore();
  const dispatch = shellStore.store.dispatch as unknown as (thunk: unknown) => Promise<unknown>;
  const account = anArea('mf-account');
  const admin = anArea('mf-admin');
  shellStore.addParts([account.part]);
  shellStore.addParts([admin.part]);
  await dispatch(account.calls.endpoints.orders.initiate());
  await dispatch(admin.calls.endpoints.orders.initiate());
  await dispatch(admin.calls.endpoints.messages.initiate());
  called = [];
  return { shellStore, dispatch, account, admin };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const reads = () => called.filter((call) => call.startsWith('GET'));

test('each area has its own cache in the store', async () => {
  const { shellStore } = await twoAreas();
  const state = shellStore.store.getState() as object;
  expect(Object.keys(state)).toEqual(expect.arrayContaining(['mf-account', 'mf-admin']));
});

test('a store part whose reducer throws is not added, and the shell can dispatch', () => {
  const { store, addParts } = createShellStore();
  const { part } = anArea('mf-account');
  const reducer = () => {
    throw new Error('broken');
  };
  expect(() => addParts([{ ...part, reducer }])).toThrow('broken');
  store.dispatch(sessionChanged({ status: 'unknown' }));
  expect(store.getState().session).toEqual({ status: 'unknown' });
});

test('a write of one area reloads the data once in each area that shows the data', async () => {
  const { dispatch, account } = await twoAreas();
  await dispatch(account.calls.endpoints.placeOrder.initiate({ body: order }));
  await settled();
  expect(reads()).toEqual(['GET /api/orders', 'GET /api/orders']);
});

test('a failed write reloads no data', async () => {
  const { dispatch, admin } = await twoAreas();
  answer.status = 500;
  await dispatch(admin.calls.endpoints.placeOrder.initiate({ body: order }));
  await settled();
  expect(reads()).toEqual([]);
});

test('a change of a data type that no area uses reloads no data', async () => {
  const { shellStore } = await twoAreas();
  shellStore.store.dispatch(dataChanged('mf-live-events', ['Events']));
  await settled();
  expect(reads()).toEqual([]);
});

test('signing out empties the caches of all areas', async () => {
  const { shellStore, account, admin } = await twoAreas();
  const data = ({ calls }: typeof account) =>
    calls.endpoints.orders.select()(shellStore.store.getState() as never).data;
  expect([data(account), data(admin)]).toEqual([[], []]);
  shellStore.resetParts();
  expect([data(account), data(admin)]).toEqual([undefined, undefined]);
});

test('a new version of an area starts with an empty cache, and the old one reloads no data', async () => {
  const { shellStore, dispatch, admin } = await twoAreas();
  const newer = anArea('mf-account');
  shellStore.addParts([newer.part]);
  const { data } = newer.calls.endpoints.orders.select()(shellStore.store.getState() as never);
  expect(data).toBeUndefined();
  await dispatch(newer.calls.endpoints.orders.initiate());
  called = [];
  await dispatch(admin.calls.endpoints.placeOrder.initiate({ body: order }));
  await settled();
  expect(reads()).toEqual(['GET /api/orders', 'GET /api/orders']);
});
