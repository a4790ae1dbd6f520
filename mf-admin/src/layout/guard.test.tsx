import '@testing-library/jest-dom';
import { HostContext, type Session } from '@northcast/shared-contracts/host/host';
import { testHost, testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../routes';
import { Guard } from './guard';

const refreshSession = jest.fn(async (): Promise<void> => undefined);
const customer: Session = { status: 'authenticated', user: testUser };
const administrator: Session = { status: 'authenticated', user: { ...testUser, isAdmin: true } };
/** Pages of the panel except sign-in, which is open to all. */
const pages = routes.filter(({ path }) => path !== '/admin/login');

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

function show(session: Session, address: string) {
  const host = testHost({ session, refreshSession });
  const inside = jest.fn(() => 'Inside');
  const Inside = () => <p>{inside()}</p>;
  render(
    <HostContext value={host}>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <Routes>
          <Route
            path="/admin/*"
            element={
              <Guard>
                <Inside />
              </Guard>
            }
          />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </HostContext>,
  );
  return inside;
}

const address = () => screen.getAllByRole('status')[0];

test('all pages of the panel except sign-in share one layout', () => {
  const [first] = pages;
  expect(first?.Layout).toBeDefined();
  for (const { path, Layout } of pages) expect([path, Layout]).toEqual([path, first?.Layout]);
});

test.each(['/admin', '/admin/customers', '/admin/orders?status=pending', '/admin/mail'])(
  'an anonymous visitor of %s is redirected to sign-in with the return path',
  (asked) => {
    const inside = show({ status: 'anonymous' }, asked);
    expect(address()).toHaveTextContent(`/auth?next=${encodeURIComponent(asked)}`);
    expect(inside).not.toHaveBeenCalled();
  },
);

test('a customer is redirected to the dashboard', () => {
  const inside = show(customer, '/admin/orders');
  expect(address()).toHaveTextContent('/dashboard');
  expect(inside).not.toHaveBeenCalled();
});

test('an administrator sees the page', () => {
  show(administrator, '/admin/orders');
  expect(screen.getByText('Inside')).toBeVisible();
});

test('an unknown session shows Loading, then an error after ten seconds', () => {
  jest.useFakeTimers();
  const inside = show({ status: 'unknown' }, '/admin/orders');
  expect(screen.getByText('Loading')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(10_000));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('We could not check who you are');
  expect(inside).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('an unreachable session check offers Retry at once, which is busy until the response', async () => {
  const { promise: checking, resolve: check } = deferred();
  refreshSession.mockReturnValueOnce(checking);
  show({ status: 'unknown', isUnreachable: true }, '/admin/orders');
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  expect(refreshSession).toHaveBeenCalledTimes(1);
  expect(retry).toBeDisabled();
  await act(async () => check());
  expect(retry).toBeEnabled();
});
