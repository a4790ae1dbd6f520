/** @jest-environment node */
import { withoutData } from './without-data';

const answerOf = (title: string) => ({ status: 200, data: { title } }) as const;
const jsonOf = async (title: string) => JSON.stringify(await withoutData(answerOf(title)));

test('the data is available for rendering', async () => {
  expect((await withoutData(answerOf('Paper edit'))).data).toMatchObject({ title: 'Paper edit' });
});

test('the JSON omits the data but differs when the data differs', async () => {
  expect(await jsonOf('Paper edit')).not.toContain('Paper edit');
  expect(await jsonOf('Paper edit')).toBe(await jsonOf('Paper edit'));
  expect(await jsonOf('Paper edit')).not.toBe(await jsonOf('Paper cut'));
});
