import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';

const onOurSide = 'This is an error on our side. Please try again in a moment.';
const connection = 'Please check your connection and try again.';

test.each([
  [{ status: 500 }, onOurSide],
  [{ status: 503 }, onOurSide],
  [{ status: 0 }, connection],
  [{ message: 'Failed to fetch' }, connection],
  [undefined, connection],
])('the advice about the error %j is: %s', (error, advice) => {
  expect(failureAdvice(error)).toBe(advice);
});
