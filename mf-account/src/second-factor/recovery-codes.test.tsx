import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { AccountFrame } from '../testing/account-frame';
import { RecoveryCodesPart } from './recovery-codes';

const secondFactor: SecondFactor = {
  isRequired: false,
  isConfirmed: true,
  hasTotp: false,
  recoveryCodesLeft: 7,
  passkeys: [{ id: 'a', name: 'My phone', createdAt: '2026-11-22T10:00:00.000Z' }],
  passkeysAvailable: true,
};

test('a lost response to new codes says that the former ones may not work any more', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  const showToast = jest.fn();
  render(
    <AccountFrame host={{ showToast }}>
      <RecoveryCodesPart
        secondFactor={secondFactor}
        email="ada@example.com"
        button={createRef()}
        onCodes={() => undefined}
      />
    </AccountFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'New codes' }));
  await userEvent.type(screen.getByLabelText(/^Current password/, { selector: 'input' }), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Make new codes' }));
  const description = expect.stringMatching(/former codes may not work.+try again/i);
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ description })),
  );
});
