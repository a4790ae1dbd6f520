import { expect, type Locator, type Page } from '@playwright/test';

/** Keys that are tried before a control counts as out of reach. */
const mostTabs = 120;

/**
 * What a person does, counted: each key that is pressed, each tap. A text that is typed counts as one, as it has to be written whatever
 * the way there.
 */
export class Interactions {
  count = 0;

  constructor(private readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.count += 1;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.type(text);
  }

  /** Taps what stands in the window, or is scrolled to there. */
  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.tap();
  }

  /** Opens a select and takes one of its options: two taps. */
  async choose(select: Locator, value: string): Promise<void> {
    this.count += 2;
    await expect(select).toBeEnabled();
    await select.selectOption(value);
  }

  /** Goes to a control with Tab, or back with Shift and Tab where it stands before. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isBefore = await target.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      return Boolean(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
    });
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(isBefore ? 'Shift+Tab' : 'Tab');
    }
    await expect(target).toBeFocused();
  }
}
