/** @jest-environment node */
import { withoutData } from './without-data';

const answerOf = (title: string) => ({ status: 200, data: { title } }) as const;
const jsonOf = async (title: string) => JSON.stringify(await withoutData(answerOf(title)));

test('the data are there for the rendering', async () => {
  expect((await withoutData(answerOf('Paper edit'))).data).toMatchObject({ title: 'Paper edit' });
});

test('as JSON they are left out, and differ when they do', async () => {
  expect(await jsonOf('Paper edit')).not.toContain('Paper edit');
  expect(await jsonOf('Paper edit')).toBe(await jsonOf('Paper edit'));
  expect(await jsonOf('Paper edit')).not.toBe(await jsonOf('Paper cut'));
});
