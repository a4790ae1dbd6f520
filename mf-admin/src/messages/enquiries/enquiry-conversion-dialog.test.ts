import { splitName } from './enquiry-conversion-dialog';

test.each([
  ['Ada Kwon', 'Ada', 'Kwon'],
  ['  Ada  Maria   Kwon ', 'Ada Maria', 'Kwon'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('%p is split into first name and last name', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
