import { costFields, exampleTexts, readCost } from './cost-fields';
import { savingOf } from './saving';
import { adviceText, dollarsText, paybackText } from './saving-result';

const example = Object.fromEntries(costFields.map((field) => [field.name, field.example])) as never;

test('the example case has a payback time of 6 months', () => {
  const saving = savingOf(example);
  expect(saving.costNow).toBe(115_200);
  expect(saving.yearly).toBe(66_120);
  expect(saving.paybackMonths).toBeCloseTo(5.44, 2);
  expect(paybackText(saving)).toBe('6 months');
  expect(dollarsText(saving.yearly)).toBe('$66,120');
});

test('an unprofitable case has the payback time Never and the advice not to build', () => {
  const saving = savingOf({ ...(example as object), runningCost: 10_000 } as never);
  expect(dollarsText(saving.yearly)).toBe('−$50,880');
  expect(paybackText(saving)).toBe('Never');
  expect(adviceText(saving)).toContain('Do not build it');
});

test.each([
  [0.4, 'Under a month'],
  [1, '1 month'],
  [12.1, '13 months'],
  [121, 'Over 10 years'],
])('%d months are formatted as %s', (paybackMonths, text) => {
  expect(paybackText({ costNow: 1, yearly: 1, paybackMonths })).toBe(text);
});

test('numbers may contain decimals, surrounding spaces and thousands separators', () => {
  const reading = readCost({ ...exampleTexts, hours: ' 7.5 ', buildCost: '1,200,000' });
  expect(reading).toMatchObject({ cost: { hours: 7.5, buildCost: 1_200_000 } });
});

test.each(['', 'ten', '1e3', '0x10', '-4', '1,2', 'NaN', 'Infinity', '٣', '99999999'])(
  'the invalid number %j is reported only at its own field',
  (text) => {
    expect(readCost({ ...exampleTexts, people: text })).toEqual({
      errors: { people: 'Enter a number from 1 to 10,000' },
    });
  },
);
