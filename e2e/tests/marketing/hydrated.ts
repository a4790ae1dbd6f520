import { expect, type Locator } from '@playwright/test';

/** Waits until the page's code holds the element: a press on it is a navigation in place from then on. */
export async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  return element;
}
