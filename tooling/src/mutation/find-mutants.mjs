import { parseSync } from '@swc/core';
import { readChain, withoutQuestion } from './chain.mjs';
import { isBlock, operators } from './operators.mjs';
import { SourceText } from './source-text.mjs';

/**
 * A change of a source file that its tests should detect.
 * @typedef {object} Mutant
 * @property {number} start position in swc's syntax tree
 * @property {number} end
 * @property {'expression' | 'block'} kind of the replaced node
 * @property {string} replacement
 * @property {number} line
 * @property {string} original
 */

/**
 * A node with its parent and the property of the parent that holds it.
 * @typedef {{ node: any, parent: any, key: string }} Place
 */

/** Node types that combine an expression with a type. */
const typed = [
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
  'TsConstAssertion',
  'TsTypeAssertion',
  'TsParameterProperty',
];

/**
 * Node types to skip: changes of names from outside the file do not compile, and changes of style
 * texts are not testable.
 */
const names = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'JSXText',
  'TaggedTemplateExpression',
];

/**
 * @param {string} text of a source file
 * @param {string} file name, whose extension tells whether the file contains JSX
 * @returns {Mutant[]} in the order of the text
 */
export function findMutants(text, file) {
  const source = new SourceText(text);
  /** @type {Mutant[]} */
  const mutants = [];

  /** @param {Mutant['kind']} kind */
  const add = (kind, { span }, replacements) => {
    for (const replacement of replacements)
      mutants.push({
        ...span,
        kind,
        replacement,
        line: source.lineOf(span.start),
        original: source.of({ span }),
      });
  };

  /** @param {Place} place */
  function visit(place) {
    const { node } = place;
    if (isIgnored(place)) return;
    if (node.type === 'OptionalChainingExpression') return visitChain(node);
    add('expression', node, conditionsOf(place));
    add(isBlock(node) ? 'block' : 'expression', node, changesOf(place, source));
    childrenOf(node).forEach(visit);
  }

  /** A change of one link replaces the whole chain, because the links after it depend on it. */
  function visitChain(node) {
    const { questions, parts } = readChain(node);
    const changes = questions.map((before) => withoutQuestion(node, before, source));
    add('expression', node, changes);
    for (const part of parts) visit({ node: part, parent: node, key: 'part' });
  }

  childrenOf(parseSync(text, parserOptions(file))).forEach(visit);
  return mutants.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** @returns {Place[]} */
const childrenOf = (parent) =>
  Object.entries(parent).flatMap(([key, value]) =>
    key === 'span'
      ? []
      : [value]
          .flat()
          .filter(isNode)
          .map((node) => ({ node, parent, key })),
  );

const isNode = (value) => typeof value === 'object' && value !== null;

/** @param {Place} place */
function isIgnored({ node, parent }) {
  const { type = '' } = node;
  if (type.startsWith('Ts')) return !typed.includes(type);
  if (parent.type === 'JSXAttribute') return type !== 'JSXExpressionContainer';
  return names.includes(type) || (type === 'CallExpression' && node.callee.type === 'Import');
}

/** @param {string} file */
export const parserOptions = (file) => ({
  syntax: /** @type {const} */ ('typescript'),
  tsx: file.endsWith('x'),
  decorators: true,
  target: /** @type {const} */ ('es2022'),
});

const loops = ['WhileStatement', 'DoWhileStatement', 'ForStatement'];
const conditions = ['IfStatement', 'ConditionalExpression', ...loops];

/**
 * A loop condition is never replaced by `true`, because an endless loop yields no result. Boolean
 * constants are skipped, because they have their own mutant.
 * @param {Place} place
 */
function conditionsOf({ node, parent, key }) {
  if (key !== 'test' || node.type === 'BooleanLiteral') return [];
  if (!conditions.includes(parent.type)) return [];
  return loops.includes(parent.type) ? ['false'] : ['true', 'false'];
}

/** @param {Place} place */
function changesOf(place, source) {
  const { node } = place;
  if (isBlock(node)) return isRemovable(place, source) ? ['{}'] : [];
  return isName(place) ? [] : (operators[node.type]?.(node, source) ?? []);
}

/**
 * Keys and directives are not values.
 * @param {Place} place
 */
const isName = ({ node, parent, key }) =>
  key === 'key' || (parent.type === 'ExpressionStatement' && node.type === 'StringLiteral');

/**
 * A derived constructor must call `super`.
 * @param {Place} place
 */
function isRemovable({ node, parent }, source) {
  if (node.stmts.length === 0) return false;
  return parent.type !== 'Constructor' || !source.of(parent).includes('super(');
}
