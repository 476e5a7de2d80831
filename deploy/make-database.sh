#!/usr/bin/env bash
# The two roles and the database of an installation: docs/DEPLOY.md. Runs as a superuser, with psql's own PG… settings.
set -euo pipefail
: "${OWNER_PASSWORD:?}" "${WEB_PASSWORD:?}"
# Passwords go through variables of psql, so that their characters need no care here.
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v web="$WEB_PASSWORD" --dbname "${POSTGRES_DB:-postgres}" <<'SQL'
create role amanah_owner login password :'owner';
create role amanah_web login password :'web';
create database amanah owner amanah_owner template template0 encoding 'UTF8' locale 'C.UTF-8';
SQL
psql -v ON_ERROR_STOP=1 --dbname amanah <<'SQL'
alter schema public owner to amanah_owner;
revoke connect on database amanah from public;
grant connect on database amanah to amanah_owner, amanah_web;
SQL
