/**
 * Every name by which a program can reach a field: names of properties, of what it takes apart, and texts, as `name="email"` of a form's
 * field is one. A field that none of them names can't be sent or read by code that the program itself holds.
 * @param {object} program ESTree
 * @returns {Set<string>}
 */
export function mentionedNames(program) {
  const names = new Set();
  const waiting = [program];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    addNames(node, names);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) waiting.push(child);
    }
  }
  return names;
}

const isNode = (value) =>
  typeof value === 'object' && value !== null && typeof value.type === 'string';

function addNames(node, names) {
  if (node.type === 'MemberExpression' && !node.computed) names.add(node.property.name);
  if (node.type === 'Property' && !node.computed && node.key.type === 'Identifier') {
    names.add(node.key.name);
  }
  if (node.type === 'Literal' && typeof node.value === 'string') names.add(node.value);
  if (node.type === 'TemplateElement') names.add(node.value.cooked);
}
