#!/usr/bin/env bash
# Builds and runs the unit specs on the other versions of Node.js that the project supports. They come from npm's
# package `node`. Its install script, which places the binary, is the only one allowed to run, outside this checkout.
set -euo pipefail

for version in 22 24; do
  node=$(cd / && npm_config_ignore_scripts=false npx --yes --package "node@$version" -- node -p process.execPath)
  found=$("$node" -p 'process.versions.node.split(".")[0]')
  [ "$found" = "$version" ] || { echo "Node.js $version is not available: $node is $found" >&2; exit 1; }
  echo "== Node.js $("$node" --version)"
  PATH="$(dirname "$node"):$PATH" "$node" infra/scripts/test.mjs --only build --only unit
done
