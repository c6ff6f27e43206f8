import ts from 'typescript';
import { ANY_VALUE } from '../sayer.js';

/** A sentence in a source, with ANY_VALUE where a value stands. */
export interface FoundSentence {
  readonly text: string;
  readonly line: number;
}

/** More ways than this to put a sentence together are not followed. */
const MOST_VARIANTS = 64;
const MOST_DEPTH = 8;

const joined = (parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>(
    (all, part) => all.flatMap((begin) => part.map((end) => begin + end)).slice(0, MOST_VARIANTS),
    [''],
  );

/** What a variable holds at first says nothing of it. */
const isEmpty = (node: ts.Expression): boolean => ts.isStringLiteral(node) && node.text === '';

const isSentence = (node: ts.Expression): boolean =>
  ts.isTemplateExpression(node) || (ts.isStringLiteralLike(node) && node.text.includes(' '));

/** Properties of settings, metrics and messages that say to those who develop and operate what they are. */
const NOT_SAID: ReadonlySet<string> = new Set(['name', 'description', 'help']);

const isSum = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

/** The sentences of one source file. */
export class SourceSentences {
  readonly #source: ts.SourceFile;
  readonly #constants = new Map<string, ts.Expression>();
  /** Names that stand in sentences. */
  readonly #parts = new Set<string>();

  constructor(name: string, text: string) {
    this.#source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    this.#walk(this.#source, (node) => {
      if (ts.isTemplateSpan(node) && ts.isIdentifier(node.expression))
        this.#parts.add(node.expression.text);
      if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
      if (node.initializer !== undefined) this.#constants.set(node.name.text, node.initializer);
    });
  }

  /** What is passed to errors that people read, by the names of their classes and the argument's place. */
  ofErrors(classes: ReadonlyMap<string, number>, ignored: ReadonlySet<string>): FoundSentence[] {
    return this.#collect((node) => {
      if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
      const at = classes.get(node.expression.text);
      const [code] = node.arguments ?? [];
      if (code !== undefined && ts.isStringLiteral(code) && ignored.has(code.text))
        return undefined;
      return at === undefined ? undefined : node.arguments?.[at];
    });
  }

  /** What a task says while it runs. */
  ofProgress(): FoundSentence[] {
    return this.#collect((node) =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'progress'
        ? node.arguments[2]
        : undefined,
    );
  }

  /** What is wrong with a field of a request. */
  ofFaults(): FoundSentence[] {
    return this.#collect((node) => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'msg') return node.initializer;
      const isFault =
        ts.isCallExpression(node) && ['invalid', 'faultAt'].includes(node.expression.getText());
      return isFault ? node.arguments.find(isSentence) : undefined;
    });
  }

  /** Every text of the file of more than three words, but for those of errors and of the log. */
  all(): FoundSentence[] {
    return this.#collect((node) =>
      (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || isSum(node)) &&
      this.#isOutermost(node)
        ? node
        : undefined,
    ).filter(({ text }) => text.trim().split(/\s+/).length > 3);
  }

  #isOutermost(node: ts.Node): boolean {
    for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
      if (ts.isTemplateExpression(at) || isSum(at) || ts.isNewExpression(at) || ts.isTypeNode(at))
        return false;
      // Templates with a tag are SQL.
      if (ts.isTaggedTemplateExpression(at)) return false;
      if (ts.isVariableDeclaration(at) && this.#parts.has(at.name.getText())) return false;
      if (ts.isImportDeclaration(at) || this.#isLog(at)) return false;
      if (ts.isPropertyAssignment(at) && NOT_SAID.has(at.name.getText())) return false;
    }
    return true;
  }

  #isLog(node: ts.Node): boolean {
    return ts.isCallExpression(node) && /\blog\.\w+$/.test(node.expression.getText());
  }

  #collect(sink: (node: ts.Node) => ts.Expression | undefined): FoundSentence[] {
    const found: FoundSentence[] = [];
    this.#walk(this.#source, (node) => {
      const expression = sink(node);
      if (expression === undefined) return;
      const { line } = this.#source.getLineAndCharacterOfPosition(node.getStart());
      for (const text of this.#variants(expression, 0))
        if (text.replaceAll(ANY_VALUE, '').trim() !== '') found.push({ text, line: line + 1 });
    });
    return found;
  }

  #walk(node: ts.Node, visit: (node: ts.Node) => void): void {
    visit(node);
    node.forEachChild((child) => this.#walk(child, visit));
  }

  /** Every text that an expression may be, as far as the file says. */
  #variants(node: ts.Expression, depth: number): readonly string[] {
    if (depth > MOST_DEPTH) return [ANY_VALUE];
    const of = (one: ts.Expression): readonly string[] => this.#variants(one, depth + 1);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node))
      return joined([
        [node.head.text],
        ...node.templateSpans.flatMap(({ expression, literal }) => [
          of(expression),
          [literal.text],
        ]),
      ]);
    if (ts.isConditionalExpression(node)) return [...of(node.whenTrue), ...of(node.whenFalse)];
    if (ts.isParenthesizedExpression(node)) return of(node.expression);
    if (ts.isBinaryExpression(node)) return this.#ofOperation(node, of);
    const constant = ts.isIdentifier(node) ? this.#constants.get(node.text) : undefined;
    return constant === undefined || isEmpty(constant) ? [ANY_VALUE] : of(constant);
  }

  #ofOperation(
    { left, right, operatorToken }: ts.BinaryExpression,
    of: (one: ts.Expression) => readonly string[],
  ): readonly string[] {
    switch (operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
        return joined([of(left), of(right)]);
      case ts.SyntaxKind.QuestionQuestionToken:
      case ts.SyntaxKind.BarBarToken:
        return [...of(left), ...(isEmpty(right) ? [ANY_VALUE] : of(right))];
      default:
        return [ANY_VALUE];
    }
  }
}
