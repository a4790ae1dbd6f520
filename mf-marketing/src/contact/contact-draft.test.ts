import { keepDraft, readDraft } from './contact-draft';
import { emptyContact } from './contact-fields';

beforeEach(() => sessionStorage.clear());

test('a stored draft is read back without its empty fields', () => {
  keepDraft({ ...emptyContact, name: 'Robin', message: 'Two voices.' });
  expect(readDraft()).toEqual({ name: 'Robin', message: 'Two voices.' });
});

test('storing an empty form deletes the draft', () => {
  keepDraft({ ...emptyContact, name: 'Robin' });
  keepDraft(emptyContact);
  expect(sessionStorage).toHaveLength(0);
});

test('an invalid stored draft is ignored', () => {
  sessionStorage.setItem('northcast:contact', '{"name":7,"other":"x"');
  expect(readDraft()).toEqual({});
  sessionStorage.setItem('northcast:contact', '{"userId":"","values":{"name":7,"other":"x"}}');
  expect(readDraft()).toEqual({});
});
