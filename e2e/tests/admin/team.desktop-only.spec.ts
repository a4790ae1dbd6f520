import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { mailTo } from '../../fixtures/mailbox';
import { expect, newPerson, test } from '../../fixtures/test';
import { expectWholeWordsOnTablet } from '../../fixtures/whole-words';

const order = {
  serviceName: 'Jingle',
  servicePrice: 140,
  customerPhone: '+1 212 555 0142',
  projectBrief: 'Ten seconds.',
};

test('a producer invited by mail joins the team and sees assigned orders only', async ({
  customer,
  adminPage,
  browser,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? '' };
  const place = async () =>
    (await customer.page.request.post('/api/orders', { data: order, headers })).json();
  const [assigned, other] = [await place(), await place()];
  const person = newPerson();

  await adminPage.goto('/admin/team');
  await adminPage.getByRole('button', { name: 'Invite' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Invite to the team' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Role').selectOption('producer');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(adminPage.getByText(person.email)).toBeVisible();
  await expectWholeWordsOnTablet(adminPage);
  await expectSoundAtEverySize(adminPage);

  const { link } = await mailTo(person.email, /^Join the Northcast team$/);
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await page.goto(link);
  await page.getByLabel('First name').fill('Pia');
  await page.getByLabel('Last name').fill('Roth');
  await page.getByLabel(/^Password/).fill('a horse of correct batteries');
  await page.getByLabel('Confirm password').fill('a horse of correct batteries');
  await expectSoundAtEverySize(page);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page).toHaveURL('/admin/orders');
  await expect(page.getByText('Orders that are assigned to you appear here.')).toBeVisible();

  await adminPage.getByRole('button', { name: 'Refresh' }).click();
  await expect(adminPage.getByRole('row', { name: new RegExp(person.email) })).toContainText(
    'Producer',
  );
  const people = await (await adminPage.request.get('/api/admin/team/people')).json();
  const { id } = await (await page.request.get('/api/user')).json();
  expect(people).toContainEqual({ id, name: 'Pia Roth', role: 'producer' });
  const edit = { ...assigned, assigneeId: id };
  const path = `/api/admin/orders/${assigned.id}`;
  expect((await adminPage.request.put(path, { data: edit, headers })).status()).toBe(200);

  await page.goto('/admin/orders');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.goto(`/admin/orders?details=${assigned.id}`);
  await expect(page.getByText('Ten seconds.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeHidden();
  expect((await page.request.get(`/api/orders/${other.id}`)).status()).toBe(404);
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customers' })).toBeHidden();
  await page.goto(link);
  await expect(page.getByText('This invitation was already accepted.')).toBeVisible();
});
