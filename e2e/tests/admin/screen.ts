import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../../fixtures/box';

/** The row that contains the text. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/**
 * Asserts that a toast shows these texts. Queried by element, because an open modal dialog hides
 * toasts from queries by role.
 */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const notice = page.locator('li').filter({ hasText: title });
  await expect(notice.getByText(description)).toBeVisible();
}

/** Answers the browser's next `confirm` dialog. @returns its message */
export function answerNextQuestion(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message());
      await dialog[answer]();
    });
  });
}

/** Selects a customer in a form by typing. */
export async function chooseCustomer(page: Page, typed: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Customer' }).fill(typed);
  await form.getByRole('listbox').getByRole('option').filter({ hasText: typed }).first().click();
}

/**
 * Asserts that a toast or bar covers none of these elements. Elements scrolled under the top bar do
 * not count, because they are hidden anyway.
 */
export async function expectApart(notice: Locator, others: readonly Locator[]): Promise<void> {
  await expect(async () => {
    const box = await boxOf(notice);
    const bar = await boxOf(notice.page().locator('header').first());
    for (const other of others) {
      const { x, y, width, height } = await boxOf(other);
      // The bar hides what is behind it.
      const top = Math.max(y, bar.y + bar.height);
      const isOver =
        x < box.x + box.width &&
        box.x < x + width &&
        top < Math.min(box.y + box.height, y + height) &&
        box.y < y + height;
      expect(isOver, `${String(other)} is covered`).toBe(false);
    }
  }).toPass({ timeout: 5000 });
}
