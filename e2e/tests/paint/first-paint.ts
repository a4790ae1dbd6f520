import type { Page } from '@playwright/test';
import { slowDown } from '../../fixtures/slow-device';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A page on a slow device shortly after its first paint, before its script has loaded. */
export interface FirstPaint {
  /** Clicks the centre of the requested element immediately, without waiting. */
  readonly press: () => Promise<void>;
  /** Ends the throttling. */
  readonly speedUp: () => Promise<void>;
}

/**
 * Opens a page on a slow device and returns 50 ms after its first paint.
 * @param selector CSS selector of the element to click; it is scrolled into view
 */
export async function seeFirstPaint(
  page: Page,
  path: string,
  selector: string,
  isTouch: boolean,
): Promise<FirstPaint> {
  const speedUp = await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  const { x, y } = await placeOf(page, selector);
  const press = () => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  return { press, speedUp };
}

/** Centre of an element that is in view, shortly after the first paint. */
async function placeOf(page: Page, selector: string): Promise<Place> {
  return await page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
      await pause();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Content that scrolls into view is rendered now at its real height, so scroll again.
      await pause();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
}
