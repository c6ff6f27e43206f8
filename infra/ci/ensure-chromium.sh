#!/usr/bin/env bash
# Makes sure that Chromium is installed for the browser tests: installs Debian's package, as root.
set -euo pipefail
[ -n "${CHROMIUM_PATH:-}" ] && exit 0
for path in /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do [ -x "$path" ] && exit 0; done
[ "$(id -u)" = 0 ] || { echo "Chromium is missing and this is not root: install it, or set CHROMIUM_PATH" >&2; exit 1; }
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium fonts-noto-core
