import type { Order } from '@northcast/shared-contracts/api/entities';
import { recordSave, saveInTurn, settled } from './own-saves';

let count = 0;
function anOrder(): Order {
  count += 1;
  return { id: `order-${count}`, version: 1, status: 'pending' } as Order;
}

/** A slow server that refuses an edit based on another version than the stored one. */
function slowServer(first: Order) {
  let stored = first;
  const refused: number[] = [];
  return {
    refused,
    current: () => stored,
    changeByAnother: () => {
      stored = { ...stored, version: stored.version + 1 };
    },
    save: (change: Partial<Order>) => async (base: Order) => {
      await new Promise((done) => setTimeout(done, 5));
      if (base.version !== stored.version) {
        refused.push(base.version);
        return undefined;
      }
      stored = { ...base, ...change, version: base.version + 1 };
      return stored;
    },
  };
}

test('a change made during an earlier save is based on the saved version', async () => {
  const row = anOrder();
  const server = slowServer(row);
  await Promise.all([
    saveInTurn(row, server.save({ assigneeId: 'mia' })),
    saveInTurn(row, server.save({ status: 'processing' })),
  ]);
  expect(server.refused).toEqual([]);
  expect(server.current()).toMatchObject({ version: 3, assigneeId: 'mia', status: 'processing' });
});

test('a change of a row without the latest own saves is based on the last own save', async () => {
  const row = anOrder();
  const server = slowServer(row);
  for (const status of ['processing', 'completed', 'pending'] as const) {
    await saveInTurn(row, server.save({ status }));
  }
  expect(server.refused).toEqual([]);
  expect(server.current().version).toBe(4);
});

test('a change is refused if another person has changed the row', async () => {
  const row = anOrder();
  const server = slowServer(row);
  server.changeByAnother();
  await saveInTurn(row, server.save({ status: 'completed' }));
  expect(server.refused).toEqual([1]);
});

test('a change is refused if another person changed the row after or between own saves', async () => {
  const row = anOrder();
  const server = slowServer(row);
  await saveInTurn(row, server.save({ status: 'processing' }));
  server.changeByAnother();
  await saveInTurn(row, server.save({ status: 'completed' }));
  await saveInTurn(server.current(), server.save({ status: 'cancelled' }));
  await saveInTurn(row, server.save({ status: 'completed' }));
  expect(server.refused).toEqual([2, 1]);
});

test('a failed change does not block the next change', async () => {
  const row = anOrder();
  const server = slowServer(row);
  const failing = saveInTurn(row, () => Promise.reject(new Error('no network')));
  const next = saveInTurn(row, server.save({ status: 'processing' }));
  await expect(failing).rejects.toThrow('no network');
  await next;
  expect(server.current().status).toBe('processing');
});

test('an edit waits for saves under way and begins with the last own save', async () => {
  const row = anOrder();
  const server = slowServer(row);
  void saveInTurn(row, server.save({ status: 'processing' }));
  expect(await settled(row)).toMatchObject({ version: 2, status: 'processing' });
  const refused = saveInTurn(row, () => Promise.reject(new Error('no network')));
  expect((await settled(row)).version).toBe(2);
  await expect(refused).rejects.toThrow('no network');
  const newer = { ...row, version: 5 };
  expect(await settled(newer)).toBe(newer);
});

test('a save of the edit form is an own save too', async () => {
  const row = anOrder();
  recordSave(row, { ...row, version: 2, status: 'completed' });
  expect(await settled(row)).toMatchObject({ version: 2, status: 'completed' });
});
