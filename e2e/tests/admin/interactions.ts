import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum Tab presses before a control counts as unreachable. */
const mostTabs = 120;

/**
 * Performs and counts a person's interactions: each key press and each tap. Typing a text counts as
 * one, because it has to be typed in any workflow.
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

  /** Taps an element, after scrolling to it if necessary. */
  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.tap();
  }

  /** Opens a select and picks an option: two taps. */
  async choose(select: Locator, value: string): Promise<void> {
    this.count += 2;
    await expect(select).toBeEnabled();
    await select.selectOption(value);
  }

  /** Moves the focus to a control with Tab, or with Shift+Tab if the control comes before. */
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
