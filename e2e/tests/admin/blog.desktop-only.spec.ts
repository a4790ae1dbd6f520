import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { uniqueWord } from './records';
import { expectToast } from './screen';

/** A small PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGM4UaEBRAwQCgAp7gWhjAnOiAAAAABJRU5ErkJggg==',
  'base64',
);

let published: string | undefined;

// Other tests expect the newest post to be one of the examples.
test.afterEach(async ({ adminPage: page, baseURL }) => {
  if (published === undefined) return;
  const headers = { Origin: baseURL ?? '' };
  const deleted = await page.request.delete(`/api/admin/posts/${published}`, { headers });
  expect(deleted.status()).toBe(204);
});

test('a published post is public within 3 s and returns 404 within 3 s after it is unpublished', async ({
  adminPage: page,
  page: visitor,
}) => {
  const word = uniqueWord();
  const title = `Loudness ${word}`;
  const address = `/blog/loudness-${word}`;
  // Fills the document cache before the post is published.
  await visitor.goto('/blog');
  expect((await visitor.goto(address))?.status()).toBe(404);

  await page.goto('/admin/blog');
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('button', { name: /^Delete / })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await expect(page.getByLabel('Address')).toHaveValue(`loudness-${word}`);
  await page.getByRole('textbox', { name: 'Summary' }).fill('How loud it is.');

  const text = page.getByRole('textbox', { name: 'Text of the post' });
  const tool = (name: string) =>
    page.getByRole('toolbar').getByRole('button', { name, exact: true });
  await text.click();
  await tool('Heading 2').click();
  await page.keyboard.type('The meter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('See the ');
  await tool('Link').click();
  await page.getByRole('dialog').getByLabel('Address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByText(/starts with https/)).toBeVisible();
  await page.getByRole('dialog').getByLabel('Address').fill('/services');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await tool('Bulleted list').click();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool('Picture').click();
  await page.getByRole('dialog').getByLabel('Picture').setInputFiles({
    name: 'meter.png',
    mimeType: 'image/png',
    buffer: png,
  });
  await page.getByRole('dialog').getByLabel('Description').fill('A meter at -16');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await expect(text.getByRole('img', { name: 'A meter at -16' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tool('Table').click();
  for (const head of ['Use', 'Aim', 'Peak']) {
    await page.keyboard.type(head);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expectSoundAtEverySize(page);

  published = page.url().split('/').at(-1);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expectToast(page, 'Published', 'The post is on the site in a moment.');
  const began = Date.now();
  await expect(async () => {
    const response = await visitor.request.get(address);
    expect(response.status()).toBe(200);
  }).toPass({ timeout: 3000, intervals: [100] });
  const html = await (await visitor.request.get(address)).text();
  expect(html).toContain('<h2 id="section-the-meter">The meter</h2>');
  expect(html).toContain('<a href="/services"');
  expect(html).toContain('<li>Two</li>');
  expect(html).toMatch(/<picture><source type="image\/avif" srcset="[^"]+2w"/);
  expect(html).toContain('alt="A meter at -16" width="2" height="2"');
  expect(html).toMatch(/<th>Use<\/th>/);
  await expect(async () => {
    expect(await (await visitor.request.get('/blog')).text()).toContain(title);
  }).toPass({ timeout: Math.max(1, 3000 - (Date.now() - began)), intervals: [100] });

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expectToast(page, 'Success', 'The post is not on the site any more.');
  await expect(async () => {
    expect((await visitor.request.get(address)).status()).toBe(404);
  }).toPass({ timeout: 3000, intervals: [100] });
});
