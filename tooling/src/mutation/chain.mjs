/**
 * The parts of a member chain such as `a?.b(c)[d]`, from the end to the beginning.
 * @param {any} root
 * @returns {{ questions: any[], parts: any[] }} `questions`: the node before each `?.`; `parts`:
 * expressions inside the chain that are not links of it
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
 * The source of the chain without one of its `?.`.
 * @param {any} root
 * @param {any} before the node before the `?.`
 * @param {import('./source-text.mjs').SourceText} source
 */
export function withoutQuestion(root, before, source) {
  const rest = source.slice(before.span.end, root.span.end);
  return (
    source.slice(root.span.start, before.span.end) + rest.replace(/\?\.(?=\s*[[(])|\?(?=\.)/, '')
  );
}
