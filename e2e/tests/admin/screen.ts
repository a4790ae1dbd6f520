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
