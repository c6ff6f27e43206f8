import { parse, type AnyNode, type Program } from 'acorn';
import { flightRows } from './flight-rows.js';
import { isList, isObject, parseJson, type Json } from './json.js';

/** What a script says without being run. */
export interface ScriptData {
  /** Lists and objects written in it. */
  readonly values: readonly Json[];
  /** Whole strings, joined where they are put together from parts that are known. */
  readonly strings: readonly string[];
  /** Strings with one unknown part: `'/reports?year=' + year`. */
  readonly templates: readonly StringTemplate[];
}

export interface StringTemplate {
  readonly before: string;
  readonly after: string;
}

type Names = ReadonlyMap<string, Json>;
interface Visit {
  readonly node: AnyNode;
  readonly names: Names;
  /** Inside a list or object that is taken as a whole already. */
  readonly taken: boolean;
}

/** Larger scripts are programs, not data. */
const LONGEST_SCRIPT = 3_000_000;
const MAX_NODES = 500_000;
const MAX_STRINGS = 20_000;

const programOf = (script: string): Program | undefined => {
  if (script.length > LONGEST_SCRIPT) return undefined;
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(script, { ecmaVersion: 'latest', sourceType, allowReturnOutsideFunction: true });
    } catch {
      // Not this kind of script, or none at all.
    }
  }
  return undefined;
};

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

const childrenOf = (node: AnyNode): readonly AnyNode[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const nameOfCall = (callee: AnyNode): string =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      ? callee.property.name
      : '';

const decoded = (name: string, text: string): Json | undefined => {
  if (name === 'parse') return parseJson(text);
  try {
    if (name === 'decodeURIComponent') return decodeURIComponent(text);
    if (name === 'atob') return Buffer.from(text, 'base64').toString('utf8');
  } catch {
    // Not encoded as the call says.
  }
  return undefined;
};

const keyOf = (key: AnyNode): string | undefined => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
};

const joined = (parts: readonly (Json | undefined)[]): string | undefined =>
  parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? parts.join('')
    : undefined;

/**
 * The value that an expression writes down, without running anything; undefined if only running it
 * would tell.
 */
const valueOf = (node: AnyNode, names: Names): Json | undefined => {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'bigint' || node.value instanceof RegExp
        ? undefined
        : (node.value ?? null);
    case 'Identifier':
      return names.get(node.name);
    case 'TemplateLiteral':
      return joined(
        node.quasis.flatMap((quasi, index) => {
          const inner = node.expressions[index];
          return [quasi.value.cooked ?? '', ...(inner ? [valueOf(inner, names)] : [])];
        }),
      );
    case 'BinaryExpression':
      return node.operator === '+'
        ? joined([valueOf(node.left, names), valueOf(node.right, names)])
        : undefined;
    case 'UnaryExpression':
      return node.operator === '!' && node.argument.type === 'Literal'
        ? !node.argument.value
        : null;
    case 'ArrayExpression':
      return node.elements.map((each) => (each ? (valueOf(each, names) ?? null) : null));
    case 'ObjectExpression':
      return objectOf(node.properties, names);
    case 'CallExpression': {
      const [first] = node.arguments;
      const text = first && node.arguments.length === 1 ? valueOf(first, names) : undefined;
      return typeof text === 'string' ? decoded(nameOfCall(node.callee), text) : undefined;
    }
    case 'ParenthesizedExpression':
      return valueOf(node.expression, names);
    default:
      return undefined;
  }
};

const objectOf = (properties: readonly AnyNode[], names: Names): Json => {
  const entries: Record<string, Json> = {};
  for (const property of properties) {
    if (property.type !== 'Property') continue;
    const key = property.computed ? undefined : keyOf(property.key);
    const value = valueOf(property.value, names);
    if (key !== undefined && key !== '__proto__' && value !== undefined) entries[key] = value;
  }
  return entries;
};

/** `(function (a, b) { return {...} })('x', 'y')`: the names inside stand for what is handed in. */
const namesIn = (node: AnyNode, names: Names): Names => {
  if (node.type !== 'CallExpression') return names;
  const { callee } = node;
  if (callee.type !== 'FunctionExpression' && callee.type !== 'ArrowFunctionExpression')
    return names;
  const inner = new Map(names);
  callee.params.forEach((parameter, index) => {
    const argument = node.arguments[index];
    const value = argument ? valueOf(argument, names) : null;
    if (parameter.type === 'Identifier' && value !== undefined) inner.set(parameter.name, value);
  });
  return inner;
};

/** Names that are given a text once, at the top of a script. */
const constantsOf = (program: Program): Names => {
  const names = new Map<string, Json>();
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      const value = id.type === 'Identifier' && init ? valueOf(init, names) : undefined;
      if (id.type === 'Identifier' && typeof value === 'string') names.set(id.name, value);
    }
  }
  return names;
};

const isWhole = (value: Json | undefined): value is Json =>
  (Array.isArray(value) &&
    value.some((each) => typeof each === 'object' || typeof each === 'string')) ||
  (isObject(value) && Object.keys(value).length > 0);

const templateOf = (node: AnyNode, names: Names): StringTemplate | undefined => {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 1) {
    const [before, after] = node.quasis.map(({ value }) => value.cooked ?? '');
    return before === undefined || after === undefined ? undefined : { before, after };
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const before = valueOf(node.left, names);
  if (typeof before === 'string') return { before, after: '' };
  const inner = templateOf(node.left, names);
  const after = valueOf(node.right, names);
  return inner && typeof after === 'string' ? { ...inner, after: inner.after + after } : inner;
};

/** Reads one script after another; what several of them push into one list belongs together. */
export class ScriptReader {
  readonly #values: Json[] = [];
  readonly #strings = new Set<string>();
  readonly #templates: StringTemplate[] = [];
  #pushed = '';
  #nodes = 0;

  /** False for what is not a script that can be read. */
  read(script: string): boolean {
    const program = programOf(script);
    if (!program) return false;
    try {
      this.#walk(program);
    } catch (error) {
      // Nested deeper than can be followed.
      if (!(error instanceof RangeError)) throw error;
      return false;
    }
    return true;
  }

  data(): ScriptData {
    return {
      values: [...this.#values, ...flightRows(this.#pushed)],
      strings: [...this.#strings],
      templates: this.#templates,
    };
  }

  #walk(program: Program): void {
    const stack: Visit[] = [{ node: program, names: constantsOf(program), taken: false }];
    for (let visit = stack.pop(); visit && this.#nodes < MAX_NODES; visit = stack.pop()) {
      this.#nodes += 1;
      const taken = this.#take(visit);
      const names = namesIn(visit.node, visit.names);
      for (const node of childrenOf(visit.node)) stack.push({ node, names, taken });
    }
  }

  /** Takes what a node says; true if what lies inside is taken with it. */
  #take({ node, names, taken }: Visit): boolean {
    if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression') return false;
    if (this.#takePush(node, names)) return true;
    if (taken && (node.type === 'ArrayExpression' || node.type === 'ObjectExpression')) return true;
    const value = valueOf(node, names);
    if (typeof value === 'string' && this.#strings.size < MAX_STRINGS) this.#strings.add(value);
    else if (value === undefined && !taken) this.#takeTemplate(node, names);
    if (taken || typeof value !== 'object' || !isWhole(value)) return taken;
    this.#values.push(value);
    return true;
  }

  #takeTemplate(node: AnyNode, names: Names): void {
    const template = templateOf(node, names);
    if (template && this.#templates.length < MAX_STRINGS) this.#templates.push(template);
  }

  /** `self.__next_f.push([1, "..."])`: a piece of text, of which all pieces make rows. */
  #takePush(node: AnyNode, names: Names): boolean {
    if (node.type !== 'CallExpression' || nameOfCall(node.callee) !== 'push') return false;
    const [argument] = node.arguments;
    const value = argument ? valueOf(argument, names) : undefined;
    const piece = isList(value) && value.length === 2 && value[0] === 1 ? value[1] : undefined;
    if (typeof piece !== 'string') return false;
    this.#pushed += piece;
    return true;
  }
}
