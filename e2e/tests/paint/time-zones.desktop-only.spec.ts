import type { Page } from '@playwright/test';
import { collectConsole } from '../../fixtures/console';
import { hydrated } from '../../fixtures/hydrated';
import { offerParser } from '../../fixtures/parse-html';
import { expect, test } from '../../fixtures/test';

/** Pages that show dates or figures. */
const paths = ['/', '/pricing', '/blog', '/blog/first-ai-project', '/legal/terms'];

const places = [
  { timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' },
  { timezoneId: 'America/Los_Angeles', locale: 'ar-EG' },
  { timezoneId: 'Asia/Kolkata', locale: 'hi-IN' },
] as const;

const day = 86_400_000;

/**
 * Text of the page as the server sent it and after hydration, except for the date of the policies.
 */
async function readTwice(page: Page, path: string) {
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
  await hydrated(page);
  return await page.evaluate((text) => {
    const written = parseHtml(text);
    const [before, after] = [written, document].map((each) =>
      each.querySelector('#root')?.textContent?.replace(/Last updated: \w+ \d+, \d+/, ''),
    );
    return { before, after };
  }, html);
}

/** Asserts that hydration changes no text and logs nothing to the console. */
async function expectAsWritten(page: Page): Promise<void> {
  const messages = collectConsole(page);
  await offerParser(page);
  for (const path of paths) {
    const { before, after } = await readTwice(page, path);
    expect(after, path).toBe(before);
    expect(messages, path).toEqual([]);
  }
}

for (const place of places) {
  test.describe(`browser in ${place.timezoneId} with locale ${place.locale}`, () => {
    test.use(place);

    test('hydrates every page without changing its text', async ({ page }) => {
      await expectAsWritten(page);
    });
  });
}

for (const [when, offset] of [
  ['yesterday', -day],
  ['tomorrow', day],
  ['two years from now', 730 * day],
] as const) {
  test(`with the clock set to ${when}, every page hydrates without changing its text`, async ({
    page,
  }) => {
    const now = new Date(Date.now() + offset);
    await page.clock.setFixedTime(now);
    await expectAsWritten(page);
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    await expect(page.getByText(/^Last updated: /)).toHaveText(
      `Last updated: ${today.format(now)}`,
    );
  });
}
