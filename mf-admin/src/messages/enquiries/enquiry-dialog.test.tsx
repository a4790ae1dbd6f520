import '@testing-library/jest-dom';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi } from '../../calls/admin-api';
import { answerWith, PanelFrame, panelStore } from '../../testing/panel-frame';
import { enquirySample as enquiry } from '../../testing/samples';
import { EnquiryDialog } from './enquiry-dialog';

test('a half-written answer stays when the enquiry is deleted meanwhile', async () => {
  let stored: typeof enquiry | undefined = enquiry;
  answerWith({ read: ({ path }) => (path.endsWith(enquiry.id) ? stored : []) });
  const store = panelStore();
  render(
    <PanelFrame store={store}>
      <EnquiryDialog id={enquiry.id} onDelete={async () => true} onClose={() => undefined} />
    </PanelFrame>,
  );
  await userEvent.type(await screen.findByLabelText('Your answer'), 'Mine, half');
  stored = undefined;
  act(() => void store.dispatch(adminApi.util.invalidateTags(['Enquiries'])));
  expect(await screen.findByText(/^This enquiry has been deleted/)).toBeVisible();
  expect(screen.getByLabelText('Your answer')).toHaveValue('Mine, half');
  for (const name of ['Delete', 'Create order']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

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

test('the customer of an enquiry is linked by the page that a team account has too', async () => {
  const converted = { ...enquiry, becameCustomerId: 'c1' };
  answerWith({ read: ({ path }) => (path.endsWith(enquiry.id) ? converted : []) });
  render(
    <PanelFrame>
      <EnquiryDialog id={enquiry.id} onDelete={async () => true} onClose={() => undefined} />
    </PanelFrame>,
  );
  const link = await screen.findByRole('link', { name: 'Customer' });
  expect(link).toHaveAttribute('href', '/admin/customers/c1');
});

test.each([
  ['is not read again, and stays shown until the dialog closes', true],
  ['whose deletion fails is read again', false],
])('a deleted enquiry %s', async (_what, isDeleted) => {
  let reads = 0;
  answerWith({
    read: ({ path }) => {
      if (!path.endsWith(enquiry.id)) return [];
      reads += 1;
      return enquiry;
    },
  });
  const store = panelStore();
  const { promise: asked, resolve: answer } = deferred<boolean>();
  const onClose = jest.fn();
  render(
    <PanelFrame store={store}>
      <EnquiryDialog id={enquiry.id} onDelete={() => asked} onClose={onClose} />
    </PanelFrame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await act(async () => void store.dispatch(adminApi.util.invalidateTags(['Enquiries'])));
  expect(reads).toBe(1);
  expect(screen.getByLabelText('Your answer')).toBeVisible();
  await act(async () => answer(isDeleted));
  expect(onClose).toHaveBeenCalledTimes(isDeleted ? 1 : 0);
  await waitFor(() => expect(reads).toBe(isDeleted ? 1 : 2));
});

test('a second press on Delete while it runs does nothing', async () => {
  answerWith({ read: ({ path }) => (path.endsWith(enquiry.id) ? enquiry : []) });
  const onDelete = jest.fn(() => deferred<boolean>().promise);
  render(
    <PanelFrame>
      <EnquiryDialog id={enquiry.id} onDelete={onDelete} onClose={() => undefined} />
    </PanelFrame>,
  );
  const button = await screen.findByRole('button', { name: 'Delete' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test('a change that is refused while the enquiry is deleted does not read it again', async () => {
  let reads = 0;
  const { promise: refusing, resolve: refuse } = deferred();
  answerWith({
    read: ({ path }) => {
      if (path.endsWith(enquiry.id)) reads += 1;
      return path.endsWith(enquiry.id) ? enquiry : [];
    },
    write: async () => {
      await refusing;
      return { status: 409, body: { message: problems.stale, current: enquiry } };
    },
  });
  const showToast = jest.fn();
  const { promise: asked } = deferred<boolean>();
  render(
    <PanelFrame host={{ showToast }}>
      <EnquiryDialog id={enquiry.id} onDelete={() => asked} onClose={() => undefined} />
    </PanelFrame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  refuse();
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(reads).toBe(1);
});
