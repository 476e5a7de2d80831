import type pg from 'pg'
import { ConfigError } from '#platform/config.ts'

export type Mode = 'demo' | 'live'

/** Refuses a database that was made in the other mode. Runs before any write, also before migrations. */
export async function assertMode(client: pg.ClientBase, mode: Mode): Promise<void> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('database_mode') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return
  const { rows } = await client.query<{ mode: Mode }>('select mode from database_mode')
  const made = rows[0]?.mode
  if (made !== undefined && made !== mode) {
    throw new ConfigError(
      `MODE: is ${mode}, but this database was made in ${made} mode and opens in no other. ` +
        `Set MODE=${made}, or use an empty database (DATABASE_URL, DATA_DIR).`,
    )
  }
}

/** Stores the mode of a database that has none yet; an older database takes the mode of its first start. */
export async function keepMode(client: pg.ClientBase, mode: Mode): Promise<void> {
  await client.query(
    'insert into database_mode (id, mode) values (1, $1) on conflict (id) do nothing',
    [mode],
  )
}
