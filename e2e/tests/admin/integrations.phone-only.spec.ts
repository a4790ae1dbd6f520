import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expectNoSidewaysScroll } from '../../fixtures/overflow';
import { expect, test } from '../../fixtures/test';
import { post } from '../account/account';
import { uniqueWord } from './records';

test('webhooks, API tokens and their forms have no axe violations and fit the window', async ({
  adminPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const name = uniqueWord();
  await page.goto('/admin/integrations');
  const url = 'http://127.0.0.1:1/hook';
  const hook = { url, description: name, events: ['order.quote_accepted'] };
  await post(page, '/api/admin/webhooks', hook);
  await page.reload();
  await test.step('the form of a webhook with errors', async () => {
    await page.getByRole('button', { name: 'Add webhook' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add webhook' });
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await expect(form.getByText('Please choose at least one event')).toBeVisible();
    await expectSoundAtEverySize(page);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  });
  await test.step('the form of a token, and the token', async () => {
    await page.getByRole('button', { name: 'Create API token' }).first().click();
    const form = page.getByRole('dialog', { name: 'Create API token' });
    await form.getByLabel('Name').fill(`Reports ${name}`);
    await expectSoundAtEverySize(page);
    await form.getByRole('button', { name: 'Create token' }).click();
    const shown = page.getByRole('dialog', { name: 'API token' });
    await expect(shown.getByText(/^nc_/)).toBeVisible();
    await expectSoundAtEverySize(page);
    await shown.getByRole('button', { name: 'Done' }).click();
  });
  await test.step('the page', async () => {
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.getByRole('button', { name: 'Send a test' }).click();
    await expect(card.getByRole('button', { name: 'Send test again' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: `Reports ${name}` })).toBeVisible();
    await expectSoundAtEverySize(page);
    await expectNoSidewaysScroll(page);
  });
});
