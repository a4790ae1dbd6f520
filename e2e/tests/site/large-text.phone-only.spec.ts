import { enlargeText } from '../../fixtures/every-size';
import { publicPaths } from '../../fixtures/public-paths';
import { expect, test } from '../../fixtures/test';
import { misfitsAt } from './misfits-at';

// On a desktop, `every-page` checks them.
const paths = [...publicPaths, '/blog/first-ai-project'];
const middle = Math.ceil(paths.length / 2);

// Two tests, so that the workers share the page loads.
for (const [half, own] of [
  ['first', paths.slice(0, middle)],
  ['second', paths.slice(middle)],
] as const) {
  test(`the ${half} half of the public pages fits its window at 200 % text size`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await enlargeText(page);
    const found: string[] = [];
    for (const path of own) found.push(...(await misfitsAt(page, path)));
    expect(found).toEqual([]);
  });
}
