import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';

const path = '/help/guides/podcast-launch-checklist';

test('checked items survive a reload and are shared between tabs until cleared', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Checklist' });
  const status = bar.getByRole('status');
  await expect(status).toHaveText(/^0 of \d\d done$/);
  const boxes = page.getByRole('checkbox');
  await boxes.first().check();
  // Clicking a link inside a task opens its page and does not tick the task.
  await page.getByRole('checkbox', { name: /^Name the show/ }).check();
  await expect(status).toHaveText(/^2 of \d\d done$/);
  await expectSoundAtEverySize(page);

  await page.reload();
  await expect(status).toHaveText(/^2 of/);
  await expect(boxes.first()).toBeChecked();

  const other = await context.newPage();
  await other.goto(path);
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await other.getByRole('button', { name: 'Clear' }).click();
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(status).toHaveText(/^0 of/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the checklist can be downloaded as a PDF', async ({ page, request }) => {
  await page.goto(path);
  await hydrated(page);
  const link = page.getByRole('region', { name: 'Checklist' }).getByRole('link', { name: 'PDF' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('podcast-launch-checklist.pdf');
  await expect(page).toHaveURL(path);
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

test('the print version shows checkboxes and link URLs and hides the site navigation', async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'complementary'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  const link = page.getByRole('article').getByRole('link', { name: 'equipment guide' }).first();
  // The page's script adds the full URL on `beforeprint`.
  await expect
    .poll(async () => {
      await page.pdf();
      return await link.evaluate((element) => getComputedStyle(element, '::after').content);
    })
    .toBe(`" (${new URL('/equipment', page.url()).href})"`);
});

test.describe('checklist without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a plain list with a PDF link', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/^Name the show\./)).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const bar = page.getByRole('region', { name: 'Checklist' });
    await expect(bar.getByRole('link', { name: 'PDF' })).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(0);
  });
});
