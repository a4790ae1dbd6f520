import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

it('a link button with `to` navigates on the client', async () => {
  render(
    <MemoryRouter>
      <LinkButton to="/pricing">VIEW PRICING</LinkButton>
      <Routes>
        <Route path="/pricing" element={<p>Plans</p>} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'VIEW PRICING' }));
  expect(screen.getByText('Plans')).toBeVisible();
});

it('a link button with `href` is a plain link', () => {
  render(<LinkButton href="mailto:hello@example.com">Write to us</LinkButton>);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
});
