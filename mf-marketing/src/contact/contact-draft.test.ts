import { keepDraft, readDraft } from './contact-draft';
import { emptyContact } from './contact-values';

beforeEach(() => sessionStorage.clear());

test('a kept draft is read back without its empty fields', () => {
  keepDraft({ ...emptyContact, name: 'Robin', message: 'Two voices.' });
  expect(readDraft()).toEqual({ name: 'Robin', message: 'Two voices.' });
});

test('an empty form leaves no draft', () => {
  keepDraft({ ...emptyContact, name: 'Robin' });
  keepDraft(emptyContact);
  expect(sessionStorage).toHaveLength(0);
});

test('a draft that is no draft is none', () => {
  sessionStorage.setItem('northcast:contact', '{"name":7,"other":"x"');
  expect(readDraft()).toEqual({});
  sessionStorage.setItem('northcast:contact', '{"name":7,"other":"x"}');
  expect(readDraft()).toEqual({});
});
