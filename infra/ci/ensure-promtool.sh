#!/usr/bin/env bash
# Makes sure that promtool is there: the one on the path, PROMTOOL, or Debian's package `prometheus` unpacked into
# .cache/prometheus. The package is unpacked, not installed, so that no server starts and root is not needed.
# Prints the program's path.
#   ensure-promtool.sh                   promtool
#   ensure-promtool.sh prometheus        the server, from the same package
#   ensure-promtool.sh postgres-exporter the exporter of PostgreSQL's metrics, the same way
set -euo pipefail
cd "$(dirname "$0")/../.."

case "${1:-promtool}" in
  promtool) program=promtool package=prometheus own=${PROMTOOL:-} ;;
  prometheus) program=prometheus package=prometheus own=${PROMETHEUS:-} ;;
  postgres-exporter) program=prometheus-postgres-exporter package=prometheus-postgres-exporter own=${POSTGRES_EXPORTER:-} ;;
  *) echo "unknown program $1" >&2; exit 2 ;;
esac

folder=$PWD/.cache/$package
for path in "$own" "$(command -v "$program" || true)" "$folder/usr/bin/$program"; do
  if [ -n "$path" ] && [ -x "$path" ]; then echo "$path"; exit 0; fi
done

command -v apt-get >/dev/null || { echo "$program is missing and there is no apt-get: install it, or name it in PROMTOOL or POSTGRES_EXPORTER" >&2; exit 1; }
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
(
  cd "$unpacked"
  apt-get download -qq "$package" >&2 || { apt-get update -qq >&2; apt-get download -qq "$package" >&2; }
  dpkg-deb -x ./*.deb root
)
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
mv "$unpacked/root" "$folder"
"$folder/usr/bin/$program" --version >&2
echo "$folder/usr/bin/$program"
