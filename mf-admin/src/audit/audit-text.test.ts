import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import { actorName, changeTexts } from './audit-text';

const entry = { actorId: null, actorName: null, targetId: 'i1', changes: [] };

test.each([
  ['webhook', 'The server'],
  ['post', 'By schedule'],
  ['account', 'Somebody not signed in'],
])('an entry about a %s without an actor names %s', (targetType, name) => {
  expect(actorName({ ...entry, targetType } as unknown as AuditEntry)).toBe(name);
});

test.each([
  ['assigneeId', 'assignee'],
  ['userId', 'customer'],
  ['isAdmin', 'admin access'],
  ['dueOn', 'due date'],
  ['createdAt', 'order date'],
  ['projectBrief', 'project brief'],
  ['emailConfirmedAt', 'email confirmed'],
  ['status', 'status'],
])('a change of the field %s is called that of the %s', (field, words) => {
  const texts = changeTexts({
    ...entry,
    changes: [{ field }, { field, before: '', after: 'b' }],
  } as unknown as AuditEntry);
  expect(texts).toEqual([`${words} changed`, `${words}: none → b`]);
});
