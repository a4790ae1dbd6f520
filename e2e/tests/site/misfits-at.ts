import { expect, type Page } from '@playwright/test';
import { misfits } from '../../fixtures/every-size';

/** What does not fit at an address, each prefixed with the address. */
export async function misfitsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('main h1').first()).toBeAttached();
  // Off-screen sections clip their content, which would hide what is too wide.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-static] > section')) {
      section.style.contentVisibility = 'visible';
    }
  });
  return (await misfits(page)).map((misfit) => `${path}: ${misfit}`);
}
