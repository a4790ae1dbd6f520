import type { Locator } from '@playwright/test';
import { boxOf } from '../../fixtures/box';
import { hydrated } from '../../fixtures/hydrated';
import { expect, test } from '../../fixtures/test';
import { brief, order, post } from '../account/account';
import { aCustomer, anOrder, numberOf, uniqueWord } from '../admin/records';

/** Asserts that a side of all elements is at the same place, within one pixel. */
async function expectLevel(side: 'x' | 'y' | 'width' | 'height', ...elements: Locator[]) {
  const places = await Promise.all(elements.map(async (element) => (await boxOf(element))[side]));
  expect(Math.max(...places) - Math.min(...places), `${side}: ${places}`).toBeLessThanOrEqual(1);
}

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('on the home page the six figures stand in equal columns, and authors below their quotes', async ({
  page,
}) => {
  await page.goto('/');
  const figures = page.locator('dl > div').filter({ has: page.locator('dd') });
  const shown = (await figures.all()).slice(0, 6);
  expect(shown).toHaveLength(6);
  await expectLevel('y', ...shown);
  await expectLevel('width', ...shown);
  const voice = page
    .locator('li')
    .filter({ has: page.locator('blockquote') })
    .first();
  const quote = await boxOf(voice.locator('blockquote'));
  const author = await boxOf(voice.locator('figcaption'));
  expect(author.y - (quote.y + quote.height)).toBeLessThan(40);
});

test('on the pricing page the popular plan has an equal edge, and the button stands below its text', async ({
  page,
}) => {
  await page.goto('/pricing');
  const card = page.locator('[data-popular]').first();
  const edges = ['top', 'right', 'bottom', 'left'].map((side) =>
    styleOf(card, `border-${side}-width`),
  );
  expect(new Set(await Promise.all(edges)).size).toBe(1);
  const contents = card.locator('[data-size]').getByRole('listitem').first();
  expect(await styleOf(contents, 'font-size')).toBe(
    await styleOf(page.locator('body'), 'font-size'),
  );
  const offer = page.locator('#enterprise');
  const button = offer.locator('button, a').first();
  const heading = offer.getByRole('heading', { level: 2 });
  await expectLevel('x', heading, button);
  expect((await boxOf(button)).y).toBeGreaterThan((await boxOf(heading)).y);
});

test('the links to the groups of services stand on one line', async ({ page }) => {
  await page.goto('/services');
  const links = page.getByRole('navigation', { name: 'Groups of services' }).getByRole('link');
  await expectLevel('y', ...(await links.all()));
});

test("the newsletter's button is level with its field", async ({ page }) => {
  await page.goto('/blog');
  const form = page.locator('[data-newsletter]');
  const button = form.getByRole('button', { name: 'Subscribe' });
  const field = form.locator('input').first();
  await expectLevel('y', field, button);
  await expectLevel('height', field, button);
});

test('what follows the text of an article is as wide as the text', async ({ page }) => {
  await page.goto('/blog/first-ai-project');
  const after = page.locator('article footer');
  const text = after.locator('xpath=preceding-sibling::*[1]');
  await expectLevel('x', text, after);
  await expectLevel('width', text, after);
});

test('a search field has no clear button of the browser', async ({ page }) => {
  await page.goto('/help');
  const hides = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => selectorText.includes('::-webkit-search-cancel-button'))
      .map(({ style }) => style.display || style.appearance),
  );
  expect(hides).toEqual(['none']);
});

test('the order dialog shows all of its contents on a screen of 1366 by 900', async ({
  customer: { page },
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/services?order=youtube-audiogram');
  const last = page.getByRole('dialog').getByText('We start as soon as you have confirmed.');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('on the dashboard the state stands beside a long subject, and the brief has our arrow', async ({
  customer: { page },
}) => {
  await page.goto('/');
  await order(page, 'Jingle', 140);
  const subject = 'The second episode of the third season and its three trailers, '.repeat(2);
  await post(page, '/api/messages', { subject, message: brief });
  await page.goto('/dashboard');
  await hydrated(page);
  const message = page.getByRole('article').filter({ hasText: 'third season' });
  const heading = await boxOf(message.getByRole('heading', { level: 3 }));
  const badge = await boxOf(message.getByText('Pending', { exact: true }));
  expect(Math.abs(badge.y - heading.y)).toBeLessThan(8);
  expect(badge.x).toBeGreaterThan(heading.x + heading.width);

  const entry = page.getByRole('article').filter({ hasText: 'Jingle' });
  const summary = entry.locator('summary');
  expect(await styleOf(summary, 'list-style-type')).toBe('none');
  await expect(summary.locator('svg')).toBeVisible();
  const step = entry.locator('[aria-current="step"]');
  expect(await styleOf(step, 'border-image-source')).toMatch(/^linear-gradient\(to right, .* 50%/);
});

test('in the panel the fields of an order are level, and the bar begins with the panel', async ({
  adminPage: page,
}) => {
  const word = uniqueWord();
  const row = await anOrder(page, await aCustomer(page, word));
  await page.goto(`/admin/orders?q=${word}`);
  await page.getByRole('button', { name: `Edit order ${numberOf(row)}` }).click();
  const form = page.getByRole('dialog');
  await expectLevel('y', form.getByLabel('Status'), form.getByLabel('Order date and time'));
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1920, height: 900 });
  const contentLeft = (element: Locator) =>
    element.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return Math.round(range.getBoundingClientRect().x);
    });
  const logo = page.getByRole('banner').getByRole('link').first();
  const title = page.getByRole('paragraph').filter({ hasText: /^Admin Panel$/ });
  expect(await contentLeft(logo)).toBe(await contentLeft(title));
});
