import '@testing-library/jest-dom';
import { Button } from '@northcast/shared-ui/button/button';
import { render, screen } from '@testing-library/react';
import { acceptMovedNodes } from './accept-moved-nodes';

const { insertBefore, removeChild } = Node.prototype;
beforeEach(acceptMovedNodes);
afterEach(() => void Object.assign(Node.prototype, { insertBefore, removeChild }));

/** Replaces the text nodes of an element, as a browser does that translates the page. */
function translate(element: Element) {
  for (const text of [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)) {
    const font = document.createElement('font');
    font.textContent = `[${text.textContent}]`;
    text.replaceWith(font);
  }
}

test('a button whose label was translated becomes busy', () => {
  const show = (busy: boolean) => (
    <Button busy={busy} busyLabel="Sending...">
      Send
    </Button>
  );
  const { rerender } = render(show(false));
  const button = screen.getByRole('button');
  translate(button);
  rerender(show(true));
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button.querySelector('svg, span')).not.toBeNull();
  rerender(show(false));
  expect(button).not.toHaveAttribute('aria-busy', 'true');
});

test('a translated text can be removed', () => {
  const show = (hint: string | null) => <p>Name {hint}</p>;
  const { container, rerender } = render(show('is missing'));
  translate(container.firstElementChild as Element);
  rerender(show(null));
  expect(container.querySelector('p')).toBeVisible();
});

test('nodes in their place are inserted and removed as before', () => {
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.append(second);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});
