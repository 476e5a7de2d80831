import { spawnSync } from 'node:child_process'
import { codeCache } from './code-cache.ts'
import { type OwnPostgres, startOwnPostgres } from './postgres.ts'
import { startServer, type TestServer } from './server.ts'

export const APP_SECRET = 'a secret that only the tests know'

/** The product on a PostgreSQL that can be stopped, with the sample data in it. */
export type Shaky = { postgres: OwnPostgres; product: TestServer; stop(): Promise<void> }

/** Starts both; `env` are further settings. */
export async function startShaky(env: Record<string, string> = {}): Promise<Shaky> {
  const postgres = await startOwnPostgres()
  const settings = {
    DATABASE_URL: postgres.url('postgres'),
    APP_SECRET,
    ...env,
  }
  const seeded = spawnSync(process.execPath, ['tools/seed.ts'], {
    env: { PATH: process.env.PATH, ...codeCache(), ...settings },
    encoding: 'utf8',
  })
  if (seeded.status !== 0) throw new Error(`the sample data could not be made:\n${seeded.stderr}`)
  const product = await startServer({ env: settings })
  return {
    postgres,
    product,
    stop: async () => {
      await product.stop()
      await postgres.stop()
    },
  }
}
