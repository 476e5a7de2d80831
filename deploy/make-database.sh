#!/usr/bin/env bash
# The two roles and a database of an installation: docs/DEPLOY.md. Runs as a superuser, with psql's own PG… settings.
# DATABASE is its name, `amanah` unless set. Roles that are there already stay as they are, with their passwords.
set -euo pipefail
database="${DATABASE:-amanah}"
first="${POSTGRES_DB:-postgres}"
# Passwords and names go through variables of psql, so that their characters need no care here.
make_role() {
  local found
  found=$(psql -XAt -v ON_ERROR_STOP=1 --dbname "$first" -c "select 1 from pg_roles where rolname = '$1'")
  if [ "$found" = 1 ]; then
    echo "$1 is there already and keeps its password."
    return
  fi
  [ -n "$2" ] || { echo "$3 is not set: the new role needs a password." >&2; exit 1; }
  psql -X -v ON_ERROR_STOP=1 -v role="$1" -v password="$2" --dbname "$first" <<'SQL'
create role :"role" login password :'password';
SQL
}
make_role amanah_owner "${OWNER_PASSWORD:-}" OWNER_PASSWORD
make_role amanah_web "${WEB_PASSWORD:-}" WEB_PASSWORD
psql -X -v ON_ERROR_STOP=1 -v name="$database" --dbname "$first" <<'SQL'
create database :"name" owner amanah_owner template template0 encoding 'UTF8' locale 'C.UTF-8';
SQL
psql -X -v ON_ERROR_STOP=1 -v name="$database" --dbname "$database" <<'SQL'
alter schema public owner to amanah_owner;
revoke connect on database :"name" from public;
grant connect on database :"name" to amanah_owner, amanah_web;
SQL
