import { array, number, object, string } from 'yup';
import { validBody, YupBodyPipe } from './yup-body.pipe.js';

const schema = object({
  title: string(),
  ids: array(string().required()).max(2, 'too many').typeError('a list'),
  marks: array(),
  lines: array(
    object({
      text: string().trim().required('a text'),
      price: number().typeError('a price').integer('a price').required('a price'),
    }),
  ),
});

/** The error that a call with this body gets. */
function refusal(body: unknown) {
  try {
    validBody(schema, body);
  } catch (error) {
    return error;
  }
  return 'accepted';
}

test('list entries are trimmed and lose unknown fields, like the body itself', () => {
  const body = { ids: ['a'], lines: [{ text: ' x ', price: 1, more: {} }], other: [] };
  expect(validBody(schema, body)).toEqual({ ids: ['a'], lines: [{ text: 'x', price: 1 }] });
  expect(validBody(schema, { ids: null })).toEqual({});
});

test('entries of a list without a declared type may be of any simple type', () => {
  expect(validBody(schema, { marks: ['a', 1, true] })).toEqual({ marks: ['a', 1, true] });
});

test.each([undefined, null, {}])('the body %j counts as an empty one', (body) => {
  expect(validBody(schema, body)).toEqual({});
});

test('names that every object inherits are unknown fields like any other', () => {
  const body = JSON.parse('{ "constructor": {}, "__proto__": { "title": 7 }, "title": "x" }');
  expect(validBody(schema, body)).toEqual({ title: 'x' });
});

test('the pipe of a call filters its body and passes other parameters unchanged', () => {
  const pipe = new YupBodyPipe(schema);
  const sent = { title: 'x', more: 1 };
  expect(pipe.transform(sent, { type: 'body' })).toEqual({ title: 'x' });
  expect(pipe.transform(sent, { type: 'query' })).toBe(sent);
});

test('the pipe of a call without a body refuses a handler that takes one', () => {
  const pipe = new YupBodyPipe(undefined);
  expect(() => pipe.transform({}, { type: 'body' })).toThrow('the call takes no body');
  expect(pipe.transform('7', { type: 'param' })).toBe('7');
});

test.each([
  [{ title: 7 }, [{ path: 'title', message: 'Please enter a text' }]],
  [{ lines: [{ text: 'x', price: '1' }] }, [{ path: 'lines[0].price', message: 'a price' }]],
  [{ lines: [{ text: 7, price: 1 }] }, [{ path: 'lines[0].text', message: 'Please enter a text' }]],
  [
    {
      lines: [
        { text: 'x', price: 1 },
        { text: 7, price: '1' },
      ],
    },
    [
      { path: 'lines[1].text', message: 'Please enter a text' },
      { path: 'lines[1].price', message: 'a price' },
    ],
  ],
  [
    { lines: [{ text: 'x', price: 1 }, { price: 1.5 }] },
    [
      { path: 'lines[1].text', message: 'a text' },
      { path: 'lines[1].price', message: 'a price' },
    ],
  ],
  [{ ids: [1] }, [{ path: 'ids[0]', message: 'Please enter a text' }]],
  [{ ids: ['a', 'b', 'c'] }, [{ path: 'ids', message: 'too many' }]],
  [{ ids: 'a' }, [{ path: 'ids', message: 'a list' }]],
])('the body %j is rejected with 422 and exactly its field errors', (body, errors) => {
  expect(refusal(body)).toMatchObject({ status: 422, parts: { errors } });
});

test.each([
  [{ title: ['x'] }],
  [{ title: {} }],
  [{ ids: { 0: 'a' } }],
  [{ ids: [['a']] }],
  [{ ids: [null] }],
  [{ lines: ['x'] }],
  [{ lines: [{ text: ['x'], price: 1 }] }],
  [[]],
  ['x'],
  [7],
])('the body %j is rejected with 400 because of its structure', (body) => {
  expect(refusal(body)).toMatchObject({ status: 400 });
});

test('an error that is no refusal of the schema is passed on', () => {
  const failure = new Error('a defect of the schema');
  const failing = {
    fields: {},
    validateSync: () => {
      throw failure;
    },
  };
  expect(() => validBody(failing, {})).toThrow(failure);
});
