import '@testing-library/jest-dom';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../../testing/panel-frame';
import { EnquiryDialog } from './enquiry-dialog';

const enquiry: Enquiry = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  name: 'Noor Haddad',
  email: 'noor@example.com',
  service: 'Jingle',
  message: 'How long does it take?',
  createdAt: '2026-11-22T10:00:00.000Z',
  status: 'new',
  version: 1,
  answers: [],
};

test('an order that is refused after its enquiry was closed is reported', async () => {
  let refuse = () => {};
  const refusing = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  answerWith({
    read: ({ path }) => (path.endsWith(enquiry.id) ? enquiry : []),
    write: async () => {
      await refusing;
      return { status: 409, body: { message: problems.stale, current: enquiry } };
    },
  });
  const showToast = jest.fn();
  const { rerender } = render(
    <PanelFrame host={{ showToast }}>
      <EnquiryDialog id={enquiry.id} onDelete={async () => true} onClose={() => undefined} />
    </PanelFrame>,
  );
  const press = async () =>
    userEvent.click(
      (await screen.findAllByRole('button', { name: 'Create order' })).at(-1) as Element,
    );
  await press();
  await press();
  rerender(<PanelFrame host={{ showToast }}>{null}</PanelFrame>);
  refuse();
  await waitFor(() =>
    expect(showToast.mock.calls).toMatchObject([[{ description: problems.stale }]]),
  );
});
