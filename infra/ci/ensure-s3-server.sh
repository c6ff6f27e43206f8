#!/usr/bin/env bash
# Makes sure that OpenStack Swift is installed, whose S3 interface the tests use as a real S3 server; starts nothing.
set -euo pipefail
for program in swift-proxy-server swift-account-server swift-container-server swift-object-server memcached; do
  [ -x "/usr/bin/$program" ] && continue
  [ "$(id -u)" = 0 ] || { echo "cannot install OpenStack Swift: not root; install swift-proxy, swift-account, swift-container, swift-object and memcached" >&2; exit 1; }
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends swift-proxy swift-account swift-container swift-object memcached
  break
done
