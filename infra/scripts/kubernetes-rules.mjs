#!/usr/bin/env node
// Writes infra/kubernetes/monitoring/rules.yaml from infra/prometheus/rules: the Prometheus Operator
// takes rules as objects of Kubernetes, everything else as files.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { parse, stringify } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RULES = join(ROOT, 'infra/prometheus/rules');
const FILE = join(ROOT, 'infra/kubernetes/monitoring/rules.yaml');

const HEAD = '# Written by infra/scripts/kubernetes-rules.mjs from infra/prometheus/rules.\n';

/** @type {(file: string) => unknown[]} */
const groupsIn = (file) => parse(readFileSync(join(RULES, file), 'utf8')).groups;

const manifest = {
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: 'fde', labels: { 'app.kubernetes.io/name': 'fde' } },
  spec: { groups: readdirSync(RULES).toSorted().flatMap(groupsIn) },
};
const text = HEAD + stringify(manifest, { lineWidth: 0 });
writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
