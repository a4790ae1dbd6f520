import { documentMarkup } from './document-markup';
import { stampDocument } from './testing';

beforeEach(() => {
  document.body.innerHTML = '<div data-static="words"><p>As it came</p></div>';
});

test('the markup of a section is read from a document of this version', () => {
  stampDocument();
  expect(documentMarkup('words')).toBe('<p>As it came</p>');
});

test('a section that is not in the document has no markup', () => {
  stampDocument();
  expect(documentMarkup('others')).toBeUndefined();
});

test('the markup of another version is ignored', () => {
  stampDocument({ rendered: '1.0.0', running: '1.0.1' });
  expect(documentMarkup('words')).toBeUndefined();
});

test('a document that was not rendered on the server provides no markup', () => {
  expect(documentMarkup('words')).toBeUndefined();
});
