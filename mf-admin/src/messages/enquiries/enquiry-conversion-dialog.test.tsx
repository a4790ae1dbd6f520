import '@testing-library/jest-dom';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../../testing/panel-frame';
import { enquirySample } from '../../testing/samples';
import { EnquiryConversionDialog, splitName } from './enquiry-conversion-dialog';

const enquiry: Enquiry = {
  ...enquirySample,
  accountId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
  accountName: 'Ada Kwon',
};

function open(change: Partial<Enquiry>, kind: 'customer' | 'order' = 'customer') {
  const ignore = () => undefined;
  const dialog = (shown: Enquiry) => (
    <PanelFrame>
      <EnquiryConversionDialog enquiry={shown} kind={kind} onOutdated={ignore} onClose={ignore} />
    </PanelFrame>
  );
  const { rerender } = render(dialog({ ...enquiry, ...change }));
  return { update: (shown: Enquiry) => rerender(dialog(shown)) };
}
const isUsed = () => screen.queryByText('Ada Kwon has an account with this address. It is used.');

test.each(['customer', 'order'] as const)(
  'an account whose address is not confirmed is reported before a press creates the %s',
  (kind) => {
    open({ isAccountConfirmed: false }, kind);
    expect(screen.getByText(problems.enquirerUnconfirmed)).toBeVisible();
    expect(isUsed()).toBeNull();
  },
);

test.each([
  ['that is the sender’s', { isAccountConfirmed: true }],
  ['of a server that does not say whose it is', {}],
])('an account %s is announced as used', (_case, change) => {
  open(change);
  expect(isUsed()).toBeVisible();
  expect(screen.queryByText(problems.enquirerUnconfirmed)).toBeNull();
});

test('an account that was registered while the dialog was open is used', async () => {
  const sent = answerWith({ write: () => ({ status: 201, body: enquiry }) });
  const { update } = open({ accountName: undefined, name: 'Madonna' });
  update(enquiry);
  await userEvent.click(screen.getByRole('button', { name: 'Use this account' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ firstName: 'Ada', lastName: 'Kwon', version: 1 });
});

const enquiries = '/admin/messages?tab=enquiries';

test.each([
  ['is opened', `${enquiries}&open=1`, '/admin/orders?details=2'],
  ['is not opened once the enquiry is closed', enquiries, enquiries],
  ['is not opened from another enquiry', `${enquiries}&open=3`, `${enquiries}&open=3`],
  ['is not opened from another page', '/admin/mail?open=1', '/admin/mail?open=1'],
])('an order created from an enquiry %s', async (_what, next, expected) => {
  const { promise: responding, resolve: respond } = deferred();
  answerWith({
    write: async () => {
      await responding;
      return { status: 201, body: { ...enquiry, becameOrderId: '2' } };
    },
  });
  const onClose = jest.fn();
  render(
    <PanelFrame address={`${enquiries}&open=1`}>
      <EnquiryConversionDialog
        enquiry={enquiry}
        kind="order"
        onOutdated={() => undefined}
        onClose={onClose}
      />
    </PanelFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create order' }));
  // The URL changes before React has rendered it.
  window.history.pushState(null, '', next);
  respond();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(`${window.location.pathname}${window.location.search}`).toBe(expected);
});

test.each([
  ['Ada Kwon', 'Ada', 'Kwon'],
  ['  Ada  Maria   Kwon ', 'Ada Maria', 'Kwon'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('%p is split into first name and last name', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
