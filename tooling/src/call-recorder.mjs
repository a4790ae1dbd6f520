const name = 'CallRecorder';
const parserTypes = ['javascript/auto', 'javascript/esm', 'javascript/dynamic'];

/**
 * Modules that bring a table of calls: `endpoints`, which has all of them, and those that it is made of, such as `session-endpoints`.
 */
const tableModule =
  /(?:^@northcast\/shared-contracts\/|[\\/]shared-contracts[\\/]src[\\/])api[\\/]((?:\w+-)?endpoints)(?:\.ts)?$/;

/** The tables themselves mention all calls, and make none. */
const isTable = (file) => tableModule.test(file);

/** What a module exports its table as: `sessionEndpoints` of `session-endpoints`; undefined for one that brings none. */
const tableOf = (request) => tableModule.exec(request ?? '')?.[1].replace(/-e/, 'E');

/** A member of a table stands for its call; a table that is taken whole, for every call. */
export const everyCall = '*';

/**
 * Records which calls of the endpoint table a build makes, and every name that the area's own modules mention. Names are kept with the
 * modules, so that those which come from webpack's cache have them too.
 */
export class CallRecorder {
  /**
   * Names of calls in the endpoint table, or `*`.
   * @type {Set<string>}
   */
  calls = new Set();
  /**
   * Property names and texts of the area's own modules.
   * @type {Set<string>}
   */
  mentions = new Set();
  /**
   * What they import of the contracts as values, as `orderSchema` or `entitySchemas.Order`, by request.
   * @type {Map<string, Set<string>>}
   */
  imports = new Map();

  /** @param {string} folder absolute path of the area */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      for (const type of parserTypes) factory.hooks.parser.for(type).tap(name, recordMentions);
    });
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) if (parserTypes.includes(module.type)) this.read(module);
      });
    });
  }

  read(module) {
    const file = module.nameForCondition?.();
    if (!file || isTable(file)) return;
    const isOwn = file.startsWith(`${this.folder}/`);
    const blocks = module.blocks.flatMap((block) => block.dependencies);
    for (const dependency of [...module.dependencies, ...blocks]) {
      // That a module is imported at all says nothing about what is used of it.
      if (dependency.type === 'harmony side effect evaluation') continue;
      this.addCalls(dependency);
      if (isOwn) this.addImport(dependency);
    }
    if (!isOwn) return;
    const { mentionedNames: names } = module.buildInfo;
    if (names === undefined) throw new Error(`${file} was not read for the names that it mentions`);
    for (const mention of names) this.mentions.add(mention);
  }

  addImport({ request, ids = [] }) {
    if (!request?.startsWith('@northcast/shared-contracts/') || ids.length === 0) return;
    const bindings = this.imports.get(request) ?? new Set();
    this.imports.set(request, bindings.add(ids.slice(0, 2).join('.')));
  }

  addCalls({ request, ids = [] }) {
    const exported = tableOf(request);
    if (exported === undefined) return;
    const [table = exported, call = everyCall] = ids;
    if (table === exported) this.calls.add(call);
  }
}

function recordMentions(parser) {
  parser.hooks.program.tap(name, (program) => {
    parser.state.module.buildInfo.mentionedNames = [...mentionedNames(program)];
  });
}

/**
 * Every name by which a program can reach a field: names of properties, of what it takes apart, and texts, as `name="email"` of a form's
 * field is one. A field that none of them names can't be sent or read by code that the program itself holds.
 * @param {object} program ESTree
 * @returns {Set<string>}
 */
function mentionedNames(program) {
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
