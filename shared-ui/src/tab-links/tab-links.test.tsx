import { TabLinks } from '@northcast/shared-ui/tab-links/tab-links';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

it('the tab of the current address is marked as the current page', () => {
  render(
    <MemoryRouter>
      <TabLinks
        label="Kinds of message"
        items={[
          { label: 'Messages', to: '/messages', isCurrent: true },
          { label: 'Enquiries', to: '/messages?tab=enquiries', isCurrent: false, count: 3 },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Enquiries 3' })).not.toHaveAttribute('aria-current');
});
