#!/usr/bin/env bash
# Makes sure that the clocks of single processes can be set (libfaketime), which the failure tests of clocks need.
# Without it, they say that they were left out.
set -euo pipefail

compgen -G '/usr/lib/*/faketime/libfaketimeMT.so.1' >/dev/null && exit 0
[ "$(id -u)" = 0 ] || { echo "faketime is not installed; the failure tests of clocks are left out"; exit 0; }
export DEBIAN_FRONTEND=noninteractive
{ apt-get update -qq && apt-get install -y -qq --no-install-recommends faketime; } ||
  echo "faketime could not be installed; the failure tests of clocks are left out"
