#!/usr/bin/env bash
# Makes sure that PostgreSQL and RabbitMQ answer on this machine: starts them if they are installed, otherwise
# installs Debian's packages (root only). Leaves servers that already answer alone.
set -euo pipefail

answers() { node -e '
  const socket = require("net").connect({ host: "127.0.0.1", port: Number(process.argv[1]) });
  socket.setTimeout(2000, () => process.exit(1));
  socket.on("connect", () => process.exit(0)).on("error", () => process.exit(1));' "$1"; }

wait_for() { # port, name, seconds
  for _ in $(seq "$3"); do answers "$1" && return 0; sleep 1; done
  echo "$2 does not answer on port $1 after $3 s" >&2; return 1
}

install() { # Debian packages
  [ "$(id -u)" = 0 ] || { echo "cannot install $*: not root; start the server yourself and run this again" >&2; exit 1; }
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "$@"
}

ensure_postgres() {
  answers 5432 && return 0
  ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || install postgresql
  local version; version=$(ls /etc/postgresql | sort -n | tail -1)
  answers 5432 || pg_ctlcluster --skip-systemctl-redirect "$version" main start || true
  wait_for 5432 PostgreSQL 60
}

# The tests connect as the current user and create their own databases.
ensure_postgres_role() {
  node infra/ci/can-create-databases.mjs && return 0
  [ "$(id -u)" = 0 ] || { echo "PostgreSQL answers, but does not let $(id -un) create databases; set DATABASE_URL_ADMIN" >&2; exit 1; }
  runuser -u postgres -- psql -qc "do \$\$ begin create role root superuser login; exception when duplicate_object then alter role root superuser login; end \$\$"
  local hba; hba=$(runuser -u postgres -- psql -Atc 'show hba_file')
  grep -q '^host all root 127.0.0.1/32 trust' "$hba" || sed -i '1i host all root 127.0.0.1/32 trust' "$hba"
  runuser -u postgres -- psql -qc 'select pg_reload_conf()' >/dev/null
  sleep 1
  node infra/ci/can-create-databases.mjs
}

ensure_rabbitmq() {
  answers 5672 && return 0
  command -v rabbitmq-server >/dev/null || [ -x /usr/sbin/rabbitmq-server ] || install rabbitmq-server
  answers 5672 || rabbitmq-server -detached || true
  wait_for 5672 RabbitMQ 90
}

ensure_postgres
ensure_postgres_role
ensure_rabbitmq
