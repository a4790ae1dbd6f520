import type { Page } from '@playwright/test';
import { collectConsole } from '../../fixtures/console';
import { hydrated } from '../../fixtures/hydrated';
import { offerParser } from '../../fixtures/parse-html';
import { expect, test } from '../../fixtures/test';

/** Pages that show dates or figures. */
const paths = ['/', '/pricing', '/blog', '/blog/first-ai-project', '/legal/terms'];

const day = 86_400_000;

/**
 * Each zone with a clock that is wrong in the direction of the zone's offset, so that the two never
 * cancel each other out.
 */
const visitors = [
  { timezoneId: 'Pacific/Kiritimati', locale: 'de-DE', when: 'tomorrow', offset: day },
  { timezoneId: 'America/Los_Angeles', locale: 'ar-EG', when: 'yesterday', offset: -day },
  { timezoneId: 'Asia/Kolkata', locale: 'hi-IN', when: 'two years from now', offset: 730 * day },
] as const;

/**
 * Text of the page as the server sent it and after hydration, except for the date of the policies
 * and what is for browsers without script.
 */
async function readTwice(page: Page, path: string) {
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
  await hydrated(page);
  return await page.evaluate((text) => {
    const written = parseHtml(text);
    const [before, after] = [written, document].map((each) => {
      const root = each.querySelector('#root')?.cloneNode(true) as Element;
      for (const other of root.querySelectorAll('noscript')) other.remove();
      return root.textContent?.replace(/Last updated: \w+ \d+, \d+/, '');
    });
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

for (const { timezoneId, locale, when, offset } of visitors) {
  test.describe(`browser in ${timezoneId} with locale ${locale}, its clock set to ${when}`, () => {
    test.use({ timezoneId, locale });

    test('hydrates every page without changing its text', async ({ page }) => {
      const now = new Date(Date.now() + offset);
      await page.clock.setFixedTime(now);
      await expectAsWritten(page);
      const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: timezoneId });
      await expect(page.getByText(/^Last updated: /)).toHaveText(
        `Last updated: ${today.format(now)}`,
      );
    });
  });
}
