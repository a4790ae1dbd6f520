import { fireEvent } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { editorExtensions } from './editor-extensions';
import { editorInput } from './editor-input';

const takePictures = jest.fn();

/** Replaces the selected text of an editor, `One`, by what is pasted. @returns its text then */
function pasted(formats: Readonly<Record<string, string>>, files: readonly File[] = []): string {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: editorExtensions,
    content: '<p>One</p>',
    injectCSS: false,
    editorProps: { handleDOMEvents: editorInput(takePictures) },
  });
  editor.commands.selectAll();
  const getData = (type: string) => formats[type] ?? '';
  fireEvent.paste(editor.view.dom, { clipboardData: { files, getData } });
  const text = editor.getText();
  editor.destroy();
  return text;
}

beforeEach(() => {
  takePictures.mockReset();
  // The editor scrolls to the caret, and jsdom lacks both.
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

test('a text that is pasted replaces the selection', () => {
  expect(pasted({ 'text/plain': 'Two' })).toBe('Two');
  expect(pasted({ 'text/html': '<b>Two</b>' })).toBe('Two');
});

test('a clipboard without a text that the editor can take leaves the selection', () => {
  expect(pasted({})).toBe('One');
  expect(pasted({ 'text/plain': '\n' })).toBe('One');
  expect(pasted({ 'text/html': '<img src="https://example.com/a.png">' })).toBe('One');
  expect(pasted({}, [new File(['.'], 'a.pdf', { type: 'application/pdf' })])).toBe('One');
});

test('all pictures of the clipboard are passed on', () => {
  const pictures = ['a.png', 'b.png'].map((name) => new File(['.'], name, { type: 'image/png' }));
  expect(pasted({}, pictures)).toBe('One');
  expect(takePictures.mock.calls).toEqual([[pictures]]);
});

test('a text comes before the picture of it that office programs put beside it', () => {
  const picture = new File(['.'], 'image.png', { type: 'image/png' });
  expect(pasted({ 'text/html': '<b>Two</b>', 'text/plain': 'Two' }, [picture])).toBe('Two');
  expect(takePictures).not.toHaveBeenCalled();
  expect(pasted({ 'text/html': '<img src="https://example.com/a.png">' }, [picture])).toBe('One');
  expect(takePictures).toHaveBeenCalledTimes(1);
});
