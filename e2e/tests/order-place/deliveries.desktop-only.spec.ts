import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from '../../fixtures/every-size';
import { expect, test } from '../../fixtures/test';
import { wavHeader } from '../../fixtures/wav-header';
import { brief, phone, post } from '../account/account';

// Reduced motion: contrast cannot be checked during a dialog's entry animation.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** A WAV file with a tone: 90 seconds, mono. */
function tone(amplitude: number): Buffer {
  const rate = 8000;
  const frames = 90 * rate;
  const samples = Buffer.alloc(frames * 2);
  for (let frame = 0; frame < frames; frame += 1) {
    const value = amplitude * Math.sin((2 * Math.PI * 1000 * frame) / rate);
    samples.writeInt16LE(Math.round(value * 32_767), frame * 2);
  }
  return Buffer.concat([wavHeader(rate, 1, samples.length), samples]);
}

/** Uploads a file for a delivery without the admin panel. */
async function upload(page: Page, order: string, name: string, bytes: Buffer): Promise<string> {
  const { origin } = new URL(page.url());
  const metadata = Object.entries({ name, order, purpose: 'delivery' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const headers = { Origin: origin, 'Tus-Resumable': '1.0.0' };
  const begun = await page.request.post('/api/uploads', {
    headers: { ...headers, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
  });
  expect(begun.status()).toBe(201);
  const path = new URL(begun.headers()['location'] ?? '', origin).pathname;
  const sent = await page.request.patch(path, {
    headers: {
      ...headers,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': '0',
    },
    data: bytes,
  });
  expect(sent.status()).toBe(204);
  const uploadId = path.split('/').at(-1) ?? '';
  await post(page, `/api/orders/${order}/files`, { uploadId });
  return uploadId;
}

test('a customer plays, comments on and compares deliveries, requests a revision and approves', async ({
  customer: { page },
  adminPage,
}) => {
  test.slow();
  await page.goto('/dashboard');
  await adminPage.goto('/admin/orders');
  const { id } = await post(page, '/api/orders', { customerPhone: phone, projectBrief: brief });
  const first = await upload(adminPage, id, 'episode.wav', tone(0.5));
  const notes = await upload(adminPage, id, 'notes.txt', Buffer.from('<b>Show notes</b>\nTea'));
  await post(adminPage, `/api/admin/orders/${id}/deliveries`, {
    note: 'The first cut.',
    fileIds: [first, notes],
  });

  const number = id.slice(-8).toUpperCase();
  await page.goto(`/dashboard/orders/${number}`);
  const section = page.getByRole('region', { name: 'Deliveries' });
  await expect(section.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await expect(section).toContainText('The first cut.');
  await expect(section.getByRole('region', { name: 'notes.txt' })).toHaveText(
    '<b>Show notes</b>\nTea',
  );
  await expect(section).toContainText(/Length 1:30 · Loudness −9\.\d LUFS · Peak −6\.\d dBFS/, {
    timeout: 60_000,
  });

  const slider = section.getByRole('slider', { name: 'Position in episode.wav' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'position 0:00 of 1:30');
  await expect(slider.locator('canvas')).toHaveJSProperty('isConnected', true);
  await slider.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'position 0:55 of 1:30');
  await page.keyboard.press('Space');
  await expect(section.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /position 0:5[6-9]/);
  await page.keyboard.press('Space');
  await expect(section.getByRole('button', { name: 'Play' })).toBeVisible();

  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  const episode = section.getByRole('heading', { name: 'Comments on episode.wav' }).locator('..');
  await episode.getByRole('button', { name: 'Comment at 0:30' }).click();
  await expect(episode.getByLabel('Your comment')).toBeFocused();
  await page.keyboard.type('Too loud here');
  await expectSoundAtEverySize(page);
  await episode.getByRole('button', { name: 'Add comment' }).click();
  await expect(episode.getByRole('listitem')).toContainText('Too loud here');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '90');
  await episode.getByRole('button', { name: 'Go to 0:30' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', 'position 0:30 of 1:30');
  const box = await slider.boundingBox();
  await slider.click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  await expect(slider).toHaveAttribute('aria-valuetext', /position 0:4[45] of 1:30/);

  await section.getByRole('button', { name: 'Ask for a revision' }).click();
  const question = page.getByRole('dialog', { name: 'Ask for a revision of version 1' });
  await question.getByLabel('What is to change?').fill('Quieter, please');
  await expectSoundAtEverySize(page);
  await question.getByRole('button', { name: 'Ask for a revision' }).click();
  await expect(section.getByText('Revision requested')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const second = await upload(adminPage, id, 'episode.wav', tone(0.25));
  await post(adminPage, `/api/admin/orders/${id}/deliveries`, { note: '', fileIds: [second] });
  await page.reload();
  await expect(section.getByRole('heading', { name: 'Version 2' })).toBeVisible();
  await expect(section).toContainText('You have 1 revision left.');
  await section.getByRole('button', { name: 'Show version 1' }).click();
  await expect(section.getByText('Too loud here')).toBeVisible();
  await section.getByRole('button', { name: 'Hide version 1' }).click();
  await expect(section).toContainText(/Loudness −15\.\d LUFS/, { timeout: 60_000 });
  await slider.press('PageUp');
  await section.getByLabel('Compare with').selectOption({ label: 'Version 1: episode.wav' });
  await expect(section).toContainText('Version 2 is 6.0 LU quieter than version 1.');
  await section.getByRole('button', { name: 'Play' }).click();
  const versions = section.getByRole('group', { name: 'Version that you hear' });
  await versions.getByRole('button', { name: 'Version 1' }).click();
  await expect(versions.getByRole('button', { name: 'Version 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(section.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /position 0:3\d of 1:30/);
  await section.getByLabel('Match loudness').check();
  const volumes = await section
    .locator('audio')
    .evaluateAll((elements) => elements.map((audio) => (audio as HTMLAudioElement).volume));
  expect(volumes[0]).toBe(1);
  expect(volumes[1]).toBeCloseTo(0.5, 1);
  await section.getByRole('button', { name: 'Pause' }).click();
  await expectSoundAtEverySize(page);

  await section.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog', { name: 'Approve version 2?' })
    .getByRole('button', { name: 'Approve version 2' })
    .click();
  await expect(section.getByText('Approved', { exact: true })).toBeVisible();
  const details = await (await page.request.get(`/api/orders/${number}`)).json();
  expect(details.order.status).toBe('completed');
});

test('an administrator uploads and delivers files in the admin panel', async ({
  customer: { page },
  adminPage,
}) => {
  await page.goto('/dashboard');
  const { id } = await post(page, '/api/orders', { customerPhone: phone, projectBrief: brief });
  await adminPage.emulateMedia({ reducedMotion: 'reduce' });
  await adminPage.goto(`/admin/orders?details=${id}`);
  await adminPage.getByRole('button', { name: 'Add a delivery' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Deliver version 1' });
  await dialog.getByLabel('Note (optional)').fill('Here it is.');
  await dialog.getByRole('button', { name: 'Deliver version 1' }).click();
  await expect(dialog.getByText('Please choose at least one file')).toBeVisible();
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Tea') };
  await dialog.locator('input[type=file]').setInputFiles(notes);
  await expect(dialog.getByRole('checkbox', { name: 'notes.txt' })).toBeChecked();
  await expectSoundAtEverySize(adminPage);
  await dialog.getByRole('button', { name: 'Deliver version 1' }).click();
  await expect(dialog).toHaveCount(0);
  const section = adminPage.getByRole('region', { name: 'Deliveries' });
  await expect(section.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await expect(section).toContainText('The customer has not decided yet.');
  await page.goto(`/dashboard/orders/${id.slice(-8).toUpperCase()}`);
  const adminSection = page.getByRole('region', { name: 'Deliveries' });
  await expect(adminSection).toContainText('Here it is.');

  await adminPage.getByRole('button', { name: 'Add a delivery' }).click();
  const next = adminPage.getByRole('dialog', { name: 'Deliver version 2' });
  await expect(next.getByText('No file of the team waits for a delivery.')).toBeVisible();
  await next.locator('input[type=file]').setInputFiles({ ...notes, name: 'more.txt' });
  await expect(next.getByRole('checkbox', { name: 'more.txt' })).toBeChecked();
  await next.getByRole('button', { name: 'Deliver version 2' }).click();
  await expect(section.getByRole('heading', { name: 'Version 2' })).toBeVisible();
});
