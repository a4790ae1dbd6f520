import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectSoundAtEverySize } from '../../fixtures/every-size';

/**
 * The code that an authenticator app would show.
 * @param steps 30-second steps from now: each code is accepted once, and one step ahead is accepted
 */
export function codeOf(secret: string, steps = 0): string {
  const epoch = Math.floor(Date.now() / 1000) + 30 * steps;
  return generateSync({ secret: secret.replaceAll(' ', ''), epoch });
}

export const section = (page: Page) => page.getByRole('region', { name: 'Second factor' });

/** Sets up an app on the account page. @returns the secret and the recovery codes */
export async function setUpApp(page: Page, password: string) {
  await section(page).getByRole('button', { name: 'Set up app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByAltText('QR code for the authenticator app')).toBeVisible();
  await expectSoundAtEverySize(page);
  await expect(dialog.getByText('Please enter the code')).toBeHidden();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await shown.getByRole('listitem').allTextContents();
  return { secret, recoveryCodes, shown };
}
