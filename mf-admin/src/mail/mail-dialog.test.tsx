import '@testing-library/jest-dom';
import type { Mail } from '@northcast/shared-contracts/api/entities';
import { render, screen } from '@testing-library/react';
import { PanelFrame } from '../testing/panel-frame';
import { MailDialog } from './mail-dialog';

const mail: Mail = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  toName: 'Ada Kwon',
  toAddress: 'ada@example.com',
  text: '',
  subject: 'Choose a new password',
  status: 'waiting',
  attempts: 0,
  createdAt: '2026-11-22T10:00:00.000Z',
};

test.each([
  ['waits', 'waiting', /only owners can read it/],
  ['has failed', 'failed', /only owners can read it/],
  ['was sent', 'sent', /not kept once it is sent/],
] as const)('a mail without a text that %s says why', (_state, status, reason) => {
  render(
    <PanelFrame>
      <MailDialog mail={{ ...mail, status }} onClose={() => undefined} />
    </PanelFrame>,
  );
  expect(screen.getByText(reason)).toBeVisible();
});
