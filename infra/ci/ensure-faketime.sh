#!/usr/bin/env bash
# Makes sure that libfaketime is installed: the failure tests of clocks set the clocks of single processes with it. Without
# it, they report that they were left out.
set -euo pipefail

compgen -G '/usr/lib/*/faketime/libfaketimeMT.so.1' >/dev/null && exit 0
[ "$(id -u)" = 0 ] || { echo "faketime is not installed; the failure tests of clocks are left out"; exit 0; }
export DEBIAN_FRONTEND=noninteractive
{ apt-get update -qq && apt-get install -y -qq --no-install-recommends faketime; } ||
  echo "faketime could not be installed; the failure tests of clocks are left out"
