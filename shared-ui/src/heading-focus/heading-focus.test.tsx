import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useHeadingFocus } from './use-heading-focus';

function Page({ form }: { readonly form: string }) {
  useHeadingFocus(form);
  return (
    <>
      <input aria-label="Search" />
      <main>
        <h1>Sign in</h1>
        <button key={form} type="button">
          {form}
        </button>
      </main>
    </>
  );
}

const heading = () => screen.getByRole('heading', { name: 'Sign in' });

test('the heading gets the focus when the focused button has disappeared with its form', () => {
  const { rerender } = render(<Page form="password" />);
  expect(document.body).toHaveFocus();
  screen.getByRole('button').focus();
  rerender(<Page form="code" />);
  expect(heading()).toHaveFocus();
});

test('the focus stays where it is outside the form', () => {
  const { rerender } = render(<Page form="password" />);
  screen.getByRole('textbox').focus();
  rerender(<Page form="code" />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
