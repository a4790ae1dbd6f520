/**
 * The mutations of one node of swc's syntax tree. Each operator returns replacements for the node's
 * whole text.
 * @typedef {(node: any, source: import('./source-text.mjs').SourceText) =>
 * readonly string[]} Operator
 */

const others = {
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
};

const assignments = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=', '??=': '&&=', '||=': '&&=' };

/** Methods and their replacements; an empty string removes the call. */
const methods = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    toUpperCase: 'toLowerCase',
    toLowerCase: 'toUpperCase',
    min: 'max',
    max: 'min',
    trim: '',
    filter: '',
    sort: '',
    toSorted: '',
    reverse: '',
    slice: '',
  }),
);

/** @param {any} node */
export const isBlock = ({ type }) => type === 'BlockStatement' || type === 'FunctionBody';

/** @param {any} node */
const isText = ({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral';

/** @type {Operator} */
function binary({ left, operator, right }, source) {
  const replace = (/** @type {string} */ other) =>
    `${source.of(left)} ${other} ${source.of(right)}`;
  // `??` cannot be combined with `&&` without parentheses.
  if (operator === '??') return [`(${source.of(left)}) && (${source.of(right)})`];
  if (operator === '+') return isText(left) || isText(right) ? [] : [replace('-')];
  return (others[operator] ?? []).map((other) =>
    operator === '&&' || operator === '||'
      ? `(${source.of(left)}) ${other} (${source.of(right)})`
      : replace(other),
  );
}

/** @type {Operator} */
function call(node, source) {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const other = methods.get(callee.property.value);
  if (other === undefined) return [];
  if (other === '') return [source.of(callee.object)];
  return [
    `${source.between(node, callee.property).before}${other}${source.between(node, callee.property).after}`,
  ];
}

/** @type {Operator} */
const regularExpression = ({ pattern, flags }) => {
  const patterns = [];
  if (pattern.startsWith('^')) patterns.push(pattern.slice(1));
  if (pattern.endsWith('$') && !pattern.endsWith('\\$')) patterns.push(pattern.slice(0, -1));
  if (pattern.includes('\\d')) patterns.push(pattern.replace('\\d', '\\D'));
  if (pattern.includes('+')) patterns.push(pattern.replace(/(?<!\\)\+/, ''));
  if (/\[(?!\^)/.test(pattern)) patterns.push(pattern.replace(/(?<!\\)\[(?!\^)/, '[^'));
  return patterns
    .filter((each) => each !== '' && each !== pattern && isPattern(each, flags))
    .map((each) => `/${each}/${flags}`);
};

function isPattern(/** @type {string} */ pattern, /** @type {string} */ flags) {
  try {
    return Boolean(new RegExp(pattern, flags));
  } catch {
    return false;
  }
}

/**
 * Operators by node type.
 * @type {Readonly<Record<string, Operator>>}
 */
export const operators = {
  BinaryExpression: binary,
  CallExpression: call,
  BooleanLiteral: ({ value }) => [String(!value)],
  // No test could detect this mutant, because the default encoding is UTF-8.
  StringLiteral: ({ value }) => (value === 'utf8' ? [] : [value === '' ? "'mutant'" : "''"]),
  TemplateLiteral: () => ['``'],
  RegExpLiteral: regularExpression,
  ArrayExpression: ({ elements }) => (elements.length > 0 ? ['[]'] : []),
  ObjectExpression: ({ properties }) => (properties.length > 0 ? ['{}'] : []),
  ArrowFunctionExpression: ({ body, async }) =>
    isBlock(body) ? [] : [`${async ? 'async ' : ''}() => undefined`],
  UnaryExpression: ({ operator, argument }, source) =>
    ['!', '-'].includes(operator) ? [source.of(argument)] : [],
  UpdateExpression: ({ operator, argument, prefix }, source) => {
    const other = operator === '++' ? '--' : '++';
    return [prefix ? `${other}${source.of(argument)}` : `${source.of(argument)}${other}`];
  },
  AssignmentExpression: ({ operator, left, right }, source) =>
    assignments[operator] === undefined
      ? []
      : [`${source.of(left)} ${assignments[operator]} ${source.of(right)}`],
};
