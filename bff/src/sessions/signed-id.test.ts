import { idFor } from './signed-id.js';

test('an id for a text is a UUID that depends on secret, purpose and text only', () => {
  const id = idFor('secret', 'identify', 'ada@example.com');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(idFor('secret', 'identify', 'ada@example.com')).toBe(id);
  const others = [
    idFor('other', 'identify', 'ada@example.com'),
    idFor('secret', 'end', 'ada@example.com'),
    idFor('secret', 'identify', 'ben@example.com'),
  ];
  expect(new Set([id, ...others]).size).toBe(4);
});
