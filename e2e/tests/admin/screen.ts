import { expect, type Locator, type Page } from '@playwright/test';

/** The row that shows the text. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** The notice of the shell says this; above an open dialog, whose modality hides it from queries by role. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const notice = page.locator('li').filter({ hasText: title });
  await expect(notice.getByText(description)).toBeVisible();
}

/** Answers the browser's next question and keeps what it asked. */
export function answerNextQuestion(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message());
      await dialog[answer]();
    });
  });
}

/** Chooses a customer in a form by typing. */
export async function chooseCustomer(page: Page, typed: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Customer' }).fill(typed);
  await form.getByRole('listbox').getByRole('option').filter({ hasText: typed }).first().click();
}

/** A notice lies over none of these; what has been scrolled under the bar is not seen anyhow. */
export async function expectApart(notice: Locator, others: readonly Locator[]): Promise<void> {
  // Not while it arrives.
  await notice.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await notice.boundingBox();
  if (!box) throw new Error('no notice');
  const bar = await notice.page().locator('header').first().boundingBox();
  const top = bar === null ? 0 : bar.y + bar.height;
  for (const other of others) {
    const { x, y, width, height } = (await other.boundingBox()) ?? {
      x: 0,
      y: -1,
      width: 0,
      height: 0,
    };
    const isOver =
      x < box.x + box.width && box.x < x + width && y < box.y + box.height && box.y < y + height;
    expect(isOver && y + height > top, `${await other.getAttribute('aria-label')} is covered`).toBe(
      false,
    );
  }
}
