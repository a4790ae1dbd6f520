import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { expect, test } from '../../fixtures/release-test';
import { newPerson } from '../../fixtures/test';

const remotes: readonly RemoteName[] = ['mf-marketing', 'mf-account', 'mf-admin'];

for (const older of [null, ...remotes]) {
  const name = older === null ? 'every remote at N' : `${older} at N−1, the others at N`;
  test(`the main job passes with ${name}`, async ({ page, browser, baseURL, instance }) => {
    for (const remote of remotes) {
      const version = remote === older ? '1.0.0' : '4.0.0';
      await instance.ensure(remote, version);
      await instance.release('promote', remote, version);
    }
    const person = newPerson();
    await page.goto('/services');
    await page
      .getByRole('button', { name: /^Order Now/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('Login Required');
    await page.request.post('/api/register', { data: person, headers: { Origin: instance.url } });
    await page.reload();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Phone/).fill('+852 5555 5555');
    await dialog.getByLabel(/brief/i).fill('Two hosts, one hour');
    await dialog.getByRole('button', { name: /Place Order/ }).click();
    await expect(page.getByText('Order Placed Successfully!').first()).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('Awaiting confirmation').first()).toBeVisible();

    const admin = await browser.newPage(baseURL ? { baseURL } : {});
    await admin.request.post('/api/login', {
      data: { email: 'admin@northcast.example', password: 'admin-password' },
      headers: { Origin: instance.url },
    });
    await admin.goto('/admin/orders');
    await expect(admin.getByText(person.email).first()).toBeVisible();
    await admin.close();
  });
}
