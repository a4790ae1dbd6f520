import type { Order } from '@northcast/shared-contracts/api/entities';
import { noFilter } from '../list/list-state';
import { nothingSelected } from '../list/selection';
import { bulkChoice } from './bulk-choice';
import { recordBulkSave, recordSave } from './own-saves';

const state = { ...noFilter, sort: 'createdAt', order: 'desc', page: 1, perPage: 25 } as const;
const order = (id: string, version: number) => ({ id, version }) as Order;
const chosen = async (...orders: readonly Order[]) => {
  const versions = new Map(orders.map(({ id, version }) => [id, version]));
  return (await bulkChoice({ ...nothingSelected, versions }, state)).orders;
};

test('own saves do not outdate a selected row', async () => {
  const row = order('own', 1);
  recordSave(row, order('own', 2));
  recordBulkSave([{ id: 'own', version: 3 }]);
  expect(await chosen(row, order('untouched', 7))).toEqual([
    { id: 'own', version: 3 },
    { id: 'untouched', version: 7 },
  ]);
  recordSave(order('own', 3), order('own', 4));
  expect(await chosen(row)).toEqual([{ id: 'own', version: 4 }]);
});

test('a row that somebody else changed between own saves keeps the version that was seen', async () => {
  recordSave(order('shared', 1), order('shared', 2));
  recordSave(order('shared', 3), order('shared', 4));
  expect(await chosen(order('shared', 1))).toEqual([{ id: 'shared', version: 1 }]);
  recordBulkSave([{ id: 'shared', version: 6 }]);
  expect(await chosen(order('shared', 3))).toEqual([{ id: 'shared', version: 3 }]);
});
