import { orderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import {
  extraRevisionRounds,
  includedRevisionRounds,
} from '@northcast/shared-contracts/content/catalogue/revision-rounds';

test.each([
  ['Jingle', 140, undefined, 'service'],
  ['Creator', 220, undefined, 'service'],
  ['Free Trial', 0, true, 'trial'],
  ['Demo Call', 0, true, 'call'],
  ['Custom Solution', 0, true, 'quote'],
  ['Enterprise Solution', 0, true, 'quote'],
  ['Custom Service', 0, true, 'quote'],
  ['A series about bees', 0, true, 'quote'],
  ['Pro Weekly', 0, undefined, 'quote'],
  ['PRO', 0, undefined, 'quote'],
  ['Custom Solution', 900, true, 'service'],
])('%s at %d (custom: %s) is of kind %s', (serviceName, servicePrice, isCustomRequest, kind) => {
  expect(orderKind({ serviceName, servicePrice, isCustomRequest })).toBe(kind);
});

test.each([
  ['Standard Episode Edit', 2],
  ['Pro Edit + Show Notes', 3],
  ['Starter', 4],
  ['Creator', 9],
  ['Pro Weekly', null],
  ['PRO', null],
  ['Launch Starter Pack', 8],
  ['Transcript Tidy', 2],
  ['Raw Audio QC', 2],
  ['Consulting', 0],
  ['Same Day Rush', 0],
  ['Extra Revisions Pack', 0],
  ['A series about bees', 2],
])('%s includes %p revision rounds', (name, rounds) => {
  expect(includedRevisionRounds(name, 'service')).toBe(rounds);
});

test('only revision services add revision rounds to another order', () => {
  expect(
    ['Single Extra Revision', 'Extra Revisions Pack', 'Additional Revision', 'Jingle'].map(
      extraRevisionRounds,
    ),
  ).toEqual([1, 3, 1, 0]);
});

test.each([
  ['Jingle', ['Jingle', 'Extra Revisions Pack'], 6],
  ['Extra Revisions Pack', ['Extra Revisions Pack', 'Single Extra Revision'], 0],
  ['Extra Revisions Pack', ['Extra Revisions Pack', 'Jingle'], 3],
  ['Lite Edit', ['Lite Edit', 'Transcript Tidy', 'Same Day Rush'], 4],
  ['Lite Edit', ['Lite Edit', 'Audiogram Creation'], 2],
])('an order of %s with the lines %j includes %p revision rounds', (name, lines, rounds) => {
  const ordered = lines.map((line) => ({ name: line, quantity: 1 }));
  expect(includedRevisionRounds(name, 'service', ordered)).toBe(rounds);
});
