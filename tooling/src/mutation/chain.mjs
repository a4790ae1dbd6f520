/**
 * The parts of a chain such as `a?.b(c)[d]`, from its end to its beginning.
 * @param {any} root
 * @returns {{ questions: any[], parts: any[] }} `questions`: what stands in front of each `?.`; `parts`: the expressions that are no link
 */
export function readChain(root) {
  const questions = [];
  const parts = [];
  let node = root;
  while (node !== undefined) {
    const { link, before } = linkOf(node);
    if (node.type === 'OptionalChainingExpression' && isQuestioned(node)) questions.push(before);
    if (before === undefined) parts.push(node);
    else parts.push(...partsOf(link));
    node = before;
  }
  return { questions, parts };
}

function linkOf(node) {
  const link = node.type === 'OptionalChainingExpression' ? node.base : node;
  const before = {
    CallExpression: link.callee,
    MemberExpression: link.object,
    TsNonNullExpression: link.expression,
  }[link.type];
  return { link, before };
}

const isQuestioned = ({ optional, questionDotToken }) => optional ?? questionDotToken !== undefined;

function partsOf(link) {
  const given = (link.arguments ?? []).map(({ expression }) => expression);
  return link.property?.type === 'Computed' ? [...given, link.property.expression] : given;
}

/**
 * The chain without one of its question marks.
 * @param {any} root
 * @param {any} before what stands in front of it
 * @param {import('./source-text.mjs').SourceText} source
 */
export function withoutQuestion(root, before, source) {
  const rest = source.slice(before.span.end, root.span.end);
  return (
    source.slice(root.span.start, before.span.end) + rest.replace(/\?\.(?=\s*[[(])|\?(?=\.)/, '')
  );
}
