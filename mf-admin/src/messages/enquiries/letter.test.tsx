import '@testing-library/jest-dom';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../../testing/panel-frame';
import { enquirySample } from '../../testing/samples';
import { EnquiryDialog } from './enquiry-dialog';

const enquiryWith = (delivery: 'failed' | 'sent'): Enquiry => ({
  ...enquirySample,
  answers: [
    {
      id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
      authorName: 'Ada Kwon',
      text: 'Two days.',
      createdAt: '2026-11-22T11:00:00.000Z',
      delivery,
      mailId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1e',
    },
  ],
});

test.each([
  ['by this press', 200],
  ['by somebody else before it', 409],
])('an answer that was sent again %s is no longer failed', async (_who, status) => {
  let stored = enquiryWith('failed');
  answerWith({
    read: ({ path }) => (path.endsWith(stored.id) ? stored : []),
    write: () => {
      stored = enquiryWith('sent');
      return { status, body: {} };
    },
  });
  render(
    <PanelFrame>
      <EnquiryDialog id={stored.id} onDelete={async () => true} onClose={() => undefined} />
    </PanelFrame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});
