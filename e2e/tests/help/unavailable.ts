import { expect, type Locator } from '@playwright/test';

/** A button that stands there, can be reached by keyboard, says why it does nothing, and does nothing. */
export async function expectUnavailable(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Coming soon');
  const address = button.page().url();
  await button.focus();
  await expect(button).toBeFocused();
  await button.press('Enter');
  expect(button.page().url()).toBe(address);
}
