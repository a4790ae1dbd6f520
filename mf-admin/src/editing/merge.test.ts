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

test('tells what both changed and what only the other changed', () => {
  const yours = { ...base, brief: 'Cut it short' };
  const serverVersion = { ...base, brief: 'Cut it long', status: 'completed' };
  expect(differences(fields, base, yours, serverVersion)).toEqual([
    { label: 'Project brief', serverVersion: 'Cut it long', yours: 'Cut it short' },
    { label: 'Status', serverVersion: 'COMPLETED', yours: null },
  ]);
});

test('says nothing of a field that both left alone, or changed alike', () => {
  const both = { ...base, price: '90' };
  expect(differences(fields, base, both, both)).toEqual([]);
});

test('says what would be taken back where only this edit touched a field', () => {
  expect(differences(fields, base, { ...base, price: '90' }, base)).toEqual([
    { label: 'Price', serverVersion: '70', yours: '90' },
  ]);
});

test('keeps what was typed and takes over the rest', () => {
  const yours = { ...base, brief: 'Cut it short' };
  const serverVersion = { ...base, brief: 'Cut it long', status: 'completed' };
  expect(rebase(fields, base, yours, serverVersion)).toEqual({
    brief: 'Cut it short',
    status: 'completed',
    price: '70',
  });
});
