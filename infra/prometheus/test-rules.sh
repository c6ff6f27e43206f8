#!/usr/bin/env bash
# Checks the syntax of configuration and alert rules, and runs the rules' unit tests, with promtool.
set -euo pipefail
cd "$(dirname "$0")"
promtool=$(bash ../ci/ensure-promtool.sh)
"$promtool" check config --syntax-only prometheus.yml
"$promtool" check rules rules/*.yml
"$promtool" test rules tests/*.yml
