#!/usr/bin/env bash
# Makes sure that Python and curl are installed: the programs of docs/first-steps.md are run as they stand there.
set -euo pipefail

command -v python3 >/dev/null && command -v curl >/dev/null && exit 0
[ "$(id -u)" = 0 ] || { echo "Python 3 and curl are not installed"; exit 1; }
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq && apt-get install -y -qq --no-install-recommends python3 curl
