#!/usr/bin/env bash
# Makes sure that the native recognition engine (tesseract) is installed, so that its specs run. Without it, they say
# that they were left out, and the bundled engine is used.
set -euo pipefail

command -v tesseract >/dev/null && exit 0
[ "$(id -u)" = 0 ] || { echo "tesseract is not installed; its specs are left out"; exit 0; }
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends tesseract-ocr
