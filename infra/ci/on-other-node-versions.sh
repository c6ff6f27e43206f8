#!/usr/bin/env bash
# Builds and runs the unit specs on the other versions of Node.js that the project supports. npm's package `node` brings
# them; its install script, which places the binary, is the one that is let run, outside of this checkout.
set -euo pipefail

for version in 22 24; do
  node=$(cd / && npm_config_ignore_scripts=false npx --yes --package "node@$version" -- node -p process.execPath)
  found=$("$node" -p 'process.versions.node.split(".")[0]')
  [ "$found" = "$version" ] || { echo "Node.js $version could not be had: $node is $found" >&2; exit 1; }
  echo "== Node.js $("$node" --version)"
  PATH="$(dirname "$node"):$PATH" "$node" infra/scripts/test.mjs --only build --only unit
done
