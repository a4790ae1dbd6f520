import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import { actorName } from './audit-text';

const entry = { actorId: null, actorName: null, targetId: 'i1', changes: [] };

test.each([
  ['webhook', 'The server'],
  ['post', 'By schedule'],
  ['account', 'Somebody not signed in'],
])('an entry about a %s without an actor names %s', (targetType, name) => {
  expect(actorName({ ...entry, targetType } as unknown as AuditEntry)).toBe(name);
});
