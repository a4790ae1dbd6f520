import type { Page } from '@playwright/test';
import { slowDown } from '../../fixtures/slow-device';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A page on a slow device, a moment after its first paint, long before its script is there. */
export interface FirstPaint {
  /** Presses in the middle of the element that was asked for, at once: nothing is waited for. */
  readonly press: () => Promise<void>;
  /** Gives the device its speed back. */
  readonly speedUp: () => Promise<void>;
}

/**
 * Opens a page on a slow device and returns 50 ms after its first paint.
 * @param selector CSS of what will be pressed; it is brought into view
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

/** Middle of an element that is in view, a moment after the first paint. */
async function placeOf(page: Page, selector: string): Promise<Place> {
  return await page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
      await pause();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // What comes into view there is laid out now, at its real height.
      await pause();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
}
