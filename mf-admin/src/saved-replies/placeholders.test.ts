import {
  fillPlaceholders,
  firstNameOf,
  openPlaceholders,
  placeholderError,
  type ReplyValues,
} from './placeholders';

const values: ReplyValues = {
  firstName: 'Ada',
  fullName: 'Ada Kwon',
  email: 'ada@example.com',
  service: 'Jingle',
  orderNumber: '',
  companyName: 'Northcast',
};

test('every occurrence of a placeholder is replaced', () => {
  expect(fillPlaceholders('Hi {firstName}, {firstName}! {companyName}', values)).toBe(
    'Hi Ada, Ada! Northcast',
  );
});

test('a value is inserted literally, even with replacement patterns or placeholders', () => {
  const odd = { ...values, firstName: '$& {service}' };
  expect(fillPlaceholders('{firstName}', odd)).toBe('$& {service}');
});

test('an empty placeholder stays and is reported once; an unknown placeholder is text', () => {
  const text = fillPlaceholders('{colour} {orderNumber} {orderNumber} {service}', values);
  expect(text).toBe('{colour} {orderNumber} {orderNumber} Jingle');
  expect(openPlaceholders(text)).toEqual(['{orderNumber}']);
  expect(placeholderError(text)).toBe('Please replace {orderNumber}');
});

test.each([
  'Hello',
  '{ }',
  '{}',
  '{first name}',
  '{1}',
  '{{',
  '{word}',
  'use {title} in the feed',
  '{firstname}',
  undefined,
])('%p contains no open placeholder', (text) => expect(placeholderError(text)).toBeUndefined());

test.each([
  ['Ada Kwon', 'Ada'],
  ['  Ada  ', 'Ada'],
  ['', ''],
])('the first name is extracted from %p', (name, first) => expect(firstNameOf(name)).toBe(first));
