import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

type Node = ReturnType<typeof parser.parse>['topNode'];

/** A query of a dashboard or a rule, and where it is. */
export interface Query {
  readonly where: string;
  readonly expression: string;
}

export interface Matcher {
  readonly label: string;
  readonly operator: string;
  readonly value: string;
}

/** A metric as a query names it, with its label matchers. */
export interface Selector {
  readonly metric: string;
  readonly matchers: readonly Matcher[];
}

/** Labels by which an expression over some metrics is grouped. */
export interface Grouping {
  readonly labels: readonly string[];
  readonly metrics: readonly string[];
}

export interface Alert {
  readonly name: string;
  readonly file: string;
  readonly query: Query;
  readonly runbook: string;
}

interface RulesFile {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly runbook?: string };
    }[];
  }[];
}
interface Dashboard {
  readonly uid: string;
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

export const alertsOf = (folder: string): readonly Alert[] =>
  readdirSync(folder).flatMap((file) => {
    const { groups } = parse(readFileSync(join(folder, file), 'utf8')) as RulesFile;
    return groups.flatMap(({ rules }) =>
      rules.map(({ alert, expr, annotations }) => ({
        name: alert,
        file,
        query: { where: `alert ${alert}`, expression: expr },
        runbook: annotations.runbook ?? '',
      })),
    );
  });

export const dashboardQueries = (folder: string): readonly Query[] =>
  readdirSync(folder).flatMap((file) => {
    const { panels } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Dashboard;
    return panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ where: `${file}: ${title}`, expression: expr })),
    );
  });

const matchersWithin = (node: Node, name: string): readonly Node[] => {
  const found: Node[] = [];
  node.cursor().iterate((at) => {
    if (at.name === name) found.push(at.node);
  });
  return found;
};

const unquote = (text: string): string => JSON.parse(text) as string;

/** Throws if the expression is not PromQL. */
const treeOf = ({ expression, where }: Query): Node => {
  const tree = parser.parse(expression).topNode;
  if (matchersWithin(tree, '\u26a0').length > 0)
    throw new Error(`${where} is no PromQL: ${expression}`);
  return tree;
};

export const selectorsOf = (query: Query): readonly Selector[] => {
  const text = ({ from, to }: Node): string => query.expression.slice(from, to);
  return matchersWithin(treeOf(query), 'VectorSelector').map((node) => ({
    metric: text(matchersWithin(node, 'Identifier')[0] ?? node),
    matchers: matchersWithin(node, 'UnquotedLabelMatcher').map((matcher) => {
      const [label, operator, value] = ['LabelName', 'MatchOp', 'StringLiteral'].map((name) =>
        text(matchersWithin(matcher, name)[0] ?? matcher),
      );
      return { label: label ?? '', operator: operator ?? '', value: unquote(value ?? '""') };
    }),
  }));
};

export const groupingsOf = (query: Query): readonly Grouping[] => {
  const text = ({ from, to }: Node): string => query.expression.slice(from, to);
  return matchersWithin(treeOf(query), 'AggregateExpr').map((node) => ({
    labels: node
      .getChildren('AggregateModifier')
      .flatMap((modifier) => matchersWithin(modifier, 'LabelName').map(text)),
    metrics: matchersWithin(node, 'VectorSelector').map((selector) =>
      text(matchersWithin(selector, 'Identifier')[0] ?? selector),
    ),
  }));
};
