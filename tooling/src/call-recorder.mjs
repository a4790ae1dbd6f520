import { inRoot } from './paths.mjs';

const name = 'CallRecorder';
const parserTypes = ['javascript/auto', 'javascript/esm', 'javascript/dynamic'];

/**
 * Modules that export an endpoint table: `endpoints`, which has all endpoints, and the tables that
 * it is composed of, such as `session-endpoints`.
 */
const tableModule =
  /(?:^@northcast\/shared-contracts\/|[\\/]shared-contracts[\\/]src[\\/])api[\\/]((?:\w+-)*endpoints)(?:\.ts)?$/;

/** The table modules mention every endpoint but call none. */
const isTable = (file) => tableModule.test(file);

/**
 * The name under which a module exports its table: `sessionEndpoints` for `session-endpoints`;
 * undefined for a module without a table.
 */
const tableOf = (request) =>
  tableModule.exec(request ?? '')?.[1].replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The package with code of remotes that several of them bundle. It is a part of each. */
const commonFolder = inRoot('order-ui');

/** Recorded if a module uses a table as a whole, which counts as calling every endpoint. */
export const everyCall = '*';

/**
 * Records which endpoints a build calls, and every name that the remote's own modules mention. The
 * names are stored with the modules, so that modules from webpack's cache have them too.
 */
export class CallRecorder {
  /**
   * Names in the endpoint table, or `*`.
   * @type {Set<string>}
   */
  calls = new Set();
  /**
   * Property names and string literals in the remote's own modules.
   * @type {Set<string>}
   */
  mentions = new Set();
  /**
   * Values that the remote's own modules import from the contracts, such as `orderSchema` or
   * `entitySchemas.Order`, by request.
   * @type {Map<string, Set<string>>}
   */
  imports = new Map();

  /** @param {string} folder absolute path of the remote */
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
    const isOwn = [this.folder, commonFolder].some((folder) => file.startsWith(`${folder}/`));
    const blocks = module.blocks.flatMap((block) => block.dependencies);
    for (const dependency of [...module.dependencies, ...blocks]) {
      // Importing a module does not tell which of its exports are used.
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
 * Every name by which the code can access a field: property names, destructured names and string
 * literals, such as `name="email"` of a form field. The code cannot send or read a field that is
 * not among them.
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
