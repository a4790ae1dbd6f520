import { expect, newPerson, test } from '../../fixtures/test';

test('a visitor orders a service, an administrator sets its status, and the dashboard shows it', async ({
  page,
  adminPage,
}) => {
  const person = newPerson();

  await page.goto('/services');
  await expect(page.getByRole('button', { name: /Order Now/ })).toHaveCount(24);
  const service = page
    .getByRole('listitem')
    .filter({ hasText: 'Pro Episode Edit' })
    .or(page.getByRole('article').filter({ hasText: 'Pro Episode Edit' }));
  await service
    .getByRole('button', { name: /Order Now/ })
    .first()
    .click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Login Required')).toBeVisible();
  await expect(page).toHaveURL(/\?order=pro-episode-edit/);
  await dialog
    .getByRole('link', { name: /log ?in|sign in/i })
    .first()
    .click();

  await expect(page).toHaveURL(/\/auth/);
  const form = page.getByRole('main');
  if (!(await form.getByLabel('First name', { exact: false }).isVisible())) {
    await form
      .getByRole('button', { name: /sign up|create/i })
      .first()
      .click();
  }
  await form.getByLabel(/first name/i).fill(person.firstName);
  await form.getByLabel(/last name/i).fill(person.lastName);
  await form.getByLabel(/email/i).fill(person.email);
  await form.getByLabel(/^password/i).fill(person.password);
  await form.getByLabel(/confirm/i).fill(person.password);
  await form.getByLabel(/confirm/i).press('Enter');

  await expect(page).toHaveURL(/\?order=pro-episode-edit/);
  await expect(dialog.getByText(person.email)).toBeVisible();
  await dialog.getByLabel(/phone/i).fill('+1 212 555 0142');
  await dialog.getByLabel(/brief/i).fill('Forty minutes, two voices, publish on Friday.');
  await dialog.getByRole('button', { name: /place order/i }).click();
  await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto('/dashboard');
  await expect(page.getByText('Pro Episode Edit').first()).toBeVisible();
  await expect(page.getByText('Awaiting confirmation').first()).toBeVisible();
  const [order] = (await (await page.request.get('/api/orders')).json()) as { id: string }[];
  const number = order?.id.slice(-8).toUpperCase() ?? 'none';
  await expect(page.getByText(number).first()).toBeVisible();

  await adminPage.goto('/admin/orders');
  const row = adminPage.getByRole('row').filter({ hasText: person.lastName });
  await row.getByRole('combobox').selectOption('processing');
  await expect(adminPage.getByText('Order updated successfully').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('In production').first()).toBeVisible();
});
