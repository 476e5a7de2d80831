#!/bin/sh
# A Citus cluster on this machine, for tests and trials: a coordinator and workers on 127.0.0.1, without passwords.
# Not for service (docs/SCALING.md).
#
#   tools/cluster.sh start  <folder>            makes it the first time, starts it, prints the coordinator's address
#   tools/cluster.sh stop   <folder>            stops all of it; the data stays
#   tools/cluster.sh kill   <folder> <number>   stops one server as a power cut would (0 is the coordinator)
#   tools/cluster.sh end    <folder> <number>   stops one server in order
#   tools/cluster.sh begin  <folder> <number>   starts it again
#   tools/cluster.sh freeze <folder> <number>   lets it answer nothing, with its connections open, as a disk that hangs does
#   tools/cluster.sh thaw   <folder> <number>   lets it go on
#   tools/cluster.sh extend <folder> <number>   makes one more worker and joins it; shards move when they are told to
#   tools/cluster.sh status <folder>
#
# PG_BIN: folder of initdb, pg_ctl and psql of a PostgreSQL that has Citus (default: pg_config --bindir)
# PORT: of the coordinator (4700); worker n listens on PORT + n. WORKERS (2), SHARDS (8), DATABASE (amanah).
# Started by root, the servers run as RUN_AS (postgres).
set -eu
usage() { sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2; exit 2; }
[ $# -ge 2 ] || usage
command=$1 folder=$2 number=${3:-}
: "${PG_BIN:=$(pg_config --bindir)}" "${PORT:=4700}" "${WORKERS:=2}" "${SHARDS:=8}" "${DATABASE:=amanah}" "${RUN_AS:=postgres}"
if [ ! -e "$(dirname "$PG_BIN")/lib/citus.so" ] && [ ! -e "$("$PG_BIN/pg_config" --pkglibdir)/citus.so" ]; then
  echo "The PostgreSQL of $PG_BIN has no Citus (docs/SCALING.md says how to get it)." >&2
  exit 3
fi
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

as() { if [ "$(id -u)" = 0 ]; then (cd / && exec runuser -u "$RUN_AS" -- "$@"); else "$@"; fi; }
port() { echo $((PORT + $1)); }
sql() { as "$PG_BIN/psql" -qAtX -v ON_ERROR_STOP=1 -h 127.0.0.1 -U postgres -p "$(port "$1")" -d "${3:-$DATABASE}" -c "$2"; }
runs() { as "$PG_BIN/pg_ctl" -D "$folder/$1" status >/dev/null 2>&1; }
servers() { for each in "$folder"/[0-9]*/PG_VERSION; do [ ! -e "$each" ] || basename "$(dirname "$each")"; done; }

make() {
  [ -s "$folder/$1/PG_VERSION" ] && return
  as "$PG_BIN/initdb" -D "$folder/$1" -U postgres --auth=trust -E UTF8 --locale=C.UTF-8 >/dev/null
  as tee -a "$folder/$1/postgresql.conf" >/dev/null <<CONF
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
port = $(port "$1")
shared_preload_libraries = 'citus'
max_connections = 200
max_prepared_transactions = 200
# Shards move by logical replication.
wal_level = logical
shared_buffers = '64MB'
citus.shard_count = $SHARDS
citus.recover_2pc_interval = '10s'
CONF
}
begin() { thaw "$1"; runs "$1" || as "$PG_BIN/pg_ctl" -D "$folder/$1" -l "$folder/$1/server.log" -w -t 60 start >/dev/null; }
end() { thaw "$1"; ! runs "$1" || as "$PG_BIN/pg_ctl" -D "$folder/$1" -m "$2" -w stop >/dev/null; }
children() { cat "/proc/$1/task/$1/children"; }
# The postmaster and every process of it at once; stopping by its own rules, a server may wait a minute for one of them.
die() {
  runs "$1" || return 0
  postmaster=$(head -n 1 "$folder/$1/postmaster.pid")
  kill -KILL "$postmaster" $(children "$postmaster" 2>/dev/null) 2>/dev/null || true
  for _ in $(seq 100); do
    # A process that has ended has no command, also while nobody has asked how it ended.
    if ! grep -q . "/proc/$postmaster/cmdline" 2>/dev/null; then rm -f "$folder/$1/postmaster.pid"; return 0; fi
    sleep 0.1
  done
  echo "server $1 outlives kill -9" >&2
  return 1
}
# The postmaster first: while it stands still, it makes no process that would be missed.
freeze() {
  postmaster=$(head -n 1 "$folder/$1/postmaster.pid")
  kill -STOP "$postmaster"
  kill -STOP $(children "$postmaster")
}
# Also what a broken off run has left so.
thaw() {
  runs "$1" || return 0
  postmaster=$(head -n 1 "$folder/$1/postmaster.pid")
  kill -CONT $(children "$postmaster") "$postmaster" 2>/dev/null || true
}
prepare() {
  [ "$(sql "$1" "select count(*) from pg_database where datname = '$DATABASE'" postgres)" = 0 ] || return 0
  sql "$1" "create database $DATABASE" postgres
  sql "$1" 'create extension citus'
}
join() { sql 0 "select citus_add_node('127.0.0.1', $(port "$1"))" >/dev/null; }

if [ "$(id -u)" = 0 ]; then chown "$RUN_AS" "$folder"; fi
case $command in
  start)
    for each in $(seq 0 "$WORKERS"); do make "$each"; done
    for each in $(servers); do begin "$each"; done
    for each in $(servers); do prepare "$each"; done
    sql 0 "select citus_set_coordinator_host('127.0.0.1', $(port 0))" >/dev/null
    for each in $(servers); do if [ "$each" != 0 ]; then join "$each"; fi; done
    echo "postgres://postgres@127.0.0.1:$(port 0)/$DATABASE" ;;
  stop) for each in $(servers); do end "$each" fast; done ;;
  kill) die "${number:?which server}" ;;
  begin) begin "${number:?which server}" ;;
  end) end "${number:?which server}" fast ;;
  freeze) freeze "${number:?which server}" ;;
  thaw) thaw "${number:?which server}" ;;
  extend) make "${number:?which server}"; begin "$number"; prepare "$number"; join "$number" ;;
  status)
    for each in $(servers); do if runs "$each"; then echo "$each runs at port $(port "$each")"; else echo "$each is stopped"; fi; done
    sql 0 "select nodename || ':' || nodeport || case when isactive then ' takes part' else ' is left out' end from pg_dist_node order by groupid"
    sql 0 "select citus_table_type || ': ' || count(*) from citus_tables group by citus_table_type" ;;
  *) usage ;;
esac
