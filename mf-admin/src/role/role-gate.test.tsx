import '@testing-library/jest-dom';
import type { Role } from '@northcast/shared-contracts/roles';
import { act, render, screen } from '@testing-library/react';
import { PanelFrame } from '../testing/panel-frame';
import { RoleGate } from './role-gate';

const refreshSession = jest.fn(async () => undefined);

const frame = (role: Role, address = '/admin/customers') => (
  <PanelFrame address={address} role={role} host={{ refreshSession }}>
    <RoleGate>Inside</RoleGate>
  </PanelFrame>
);

beforeEach(() => refreshSession.mockClear());

test('a page that the role does not include is explained, and the session is read again once', async () => {
  const { rerender } = render(frame('producer'));
  await act(async () => undefined);
  rerender(frame('producer'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not part of your role');
  expect(refreshSession).toHaveBeenCalledTimes(1);
});

test('a role that includes the page by then opens it', () => {
  const { rerender } = render(frame('producer'));
  rerender(frame('manager'));
  expect(screen.getByText('Inside')).toBeVisible();
});

test('a page that the role includes reads no session', () => {
  render(frame('manager'));
  expect(screen.getByText('Inside')).toBeVisible();
  expect(refreshSession).not.toHaveBeenCalled();
});

test.each([
  ['manager', '/admin/integrations', 'everything but the team and the integrations'],
  ['editor', '/admin/customers', 'the blog and the newsletter'],
] as const)(
  'the explanation for the role %s at %s says that it includes %s',
  async (role, address, text) => {
    render(frame(role, address));
    expect(await screen.findByText(new RegExp(`It includes: ${text}\\.`))).toBeVisible();
  },
);
