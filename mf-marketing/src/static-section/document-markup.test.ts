import { documentMarkup } from './document-markup';
import { stampDocument } from './testing';

beforeEach(() => {
  document.body.innerHTML = '<div data-static="words"><p>As it came</p></div>';
});

test('a section of this version is as the document shows it', () => {
  stampDocument();
  expect(documentMarkup('words')).toBe('<p>As it came</p>');
});

test('a section that the document does not show has none', () => {
  stampDocument();
  expect(documentMarkup('others')).toBeUndefined();
});

test('the markup of another version is not taken', () => {
  stampDocument({ rendered: '1.0.0', running: '1.0.1' });
  expect(documentMarkup('words')).toBeUndefined();
});

test('a document that was not rendered on the server has none', () => {
  expect(documentMarkup('words')).toBeUndefined();
});
