import '@testing-library/jest-dom';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../../testing/panel-frame';
import { enquirySample as enquiry } from '../../testing/samples';
import { EnquiryDialog } from './enquiry-dialog';

test('an order that is refused after its enquiry was closed is reported', async () => {
  const { promise: refusing, resolve: refuse } = deferred();
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
