import { addressee, fullName } from './account.js';

const ada = { id: 'an-id', email: 'ada@example.com', firstName: 'Ada', lastName: 'Kwon' };

test('a mail about an account goes to its full name and address, and belongs to it', () => {
  expect(fullName(ada)).toBe('Ada Kwon');
  expect(addressee(ada)).toEqual({
    to: { name: 'Ada Kwon', address: 'ada@example.com' },
    userId: 'an-id',
  });
});
