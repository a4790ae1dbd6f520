import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { editorExtensions, isGoodLink } from './editor-extensions';
import { LinkDialog } from './link-dialog';

test('a refused address is announced and has the focus; a good one becomes the link', async () => {
  const editor = new Editor({ extensions: editorExtensions });
  const onClose = jest.fn();
  render(<LinkDialog editor={editor} onClose={onClose} />);
  const address = screen.getByLabelText('Address');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save link' }));
  await userEvent.type(address, 'javascript:alert(1)');
  await save();
  await waitFor(() => expect(address).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('1 field needs your attention: Address');
  expect(address).toHaveAccessibleDescription(/^Please enter an address that starts with/);
  await userEvent.clear(address);
  await userEvent.type(address, ' /services ');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(editor.getHTML()).toContain('href="/services"');
});

test.each([
  ['https://example.com/a', true],
  ['mailto:ada@example.com', true],
  ['/blog/x', true],
  ['#part', true],
  ['//evil.example', false],
  ['javascript:alert(1)', false],
  ['/\\evil.example', false],
  ['data:text/html,x', false],
  ['java\nscript:alert(1)', false],
  ['example.com', false],
])('a link to %j is allowed: %s', (address, isGood) => expect(isGoodLink(address)).toBe(isGood));
