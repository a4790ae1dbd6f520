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
  const place = reportPlace(page, selector);
  const speedUp = await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  const { x, y } = await place;
  const press = () => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  return { press, speedUp };
}

/** The page itself says when and where: a question from outside would wait for its busy thread. */
async function reportPlace(page: Page, selector: string): Promise<Place> {
  let report: (place: Place) => void;
  const reported = new Promise<Place>((resolve) => {
    report = resolve;
  });
  await page.exposeFunction('reportPlace', (place: Place) => report(place));
  await page.addInitScript((wanted) => {
    const say = () => {
      const element = document.querySelector(wanted);
      // What is further down may still be on its way.
      if (!element) {
        setTimeout(say, 10);
        return;
      }
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const reporter = window as unknown as { reportPlace: (place: Place) => void };
      reporter.reportPlace({ x: left + width / 2, y: top + height / 2 });
    };
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      setTimeout(say, 50);
    }).observe({ type: 'paint', buffered: true });
  }, selector);
  return reported;
}
