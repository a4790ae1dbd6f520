import { expect, type Locator } from '@playwright/test';

/** Waits until the page's code holds the element, or the static part that it stands in: a press on it stays in place from then on. */
export async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      element.evaluate((node) =>
        Object.keys(node.closest('[data-static]') ?? node).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true);
  return element;
}
