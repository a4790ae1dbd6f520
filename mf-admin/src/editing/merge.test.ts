import { differences, type EditedFields, rebase } from './merge';

interface Values {
  brief: string;
  status: string;
  price: string;
}

const fields: EditedFields<Values> = {
  brief: { label: 'Project brief' },
  status: { label: 'Status', show: (value) => value.toUpperCase() },
  price: { label: 'Price' },
};
const base: Values = { brief: 'Cut it', status: 'pending', price: '70' };

test('the differences contain conflicting fields and fields changed only on the server', () => {
  const yours = { ...base, brief: 'Cut it short' };
  const serverVersion = { ...base, brief: 'Cut it long', status: 'completed' };
  expect(differences(fields, base, yours, serverVersion)).toEqual([
    { label: 'Project brief', serverVersion: 'Cut it long', yours: 'Cut it short' },
    { label: 'Status', serverVersion: 'COMPLETED', yours: null },
  ]);
});

test('the differences omit fields that are unchanged or changed alike', () => {
  const both = { ...base, price: '90' };
  expect(differences(fields, base, both, both)).toEqual([]);
});

test('the differences contain a field that only this edit changed', () => {
  expect(differences(fields, base, { ...base, price: '90' }, base)).toEqual([
    { label: 'Price', serverVersion: '70', yours: '90' },
  ]);
});

test('a rebase keeps own changes and takes over the other server values', () => {
  const yours = { ...base, brief: 'Cut it short' };
  const serverVersion = { ...base, brief: 'Cut it long', status: 'completed' };
  expect(rebase(fields, base, yours, serverVersion)).toEqual({
    brief: 'Cut it short',
    status: 'completed',
    price: '70',
  });
});
