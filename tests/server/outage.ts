import { type OwnPostgres, startOwnPostgres } from '../database/postgres.ts'
import { moveSamplesTo } from './seeded.ts'
import { startServer, type TestServer } from './server.ts'

/** The product on a PostgreSQL that can be stopped, with the sample data in it. */
export type Shaky = {
  postgres: OwnPostgres
  product: TestServer
  secret: string
  stop(): Promise<void>
}

/** Starts both; `env` are further settings. */
export async function startShaky(env: Record<string, string> = {}): Promise<Shaky> {
  const postgres = await startOwnPostgres()
  const url = postgres.url('postgres')
  const secret = await moveSamplesTo(url)
  const product = await startServer({ env: { DATABASE_URL: url, APP_SECRET: secret, ...env } })
  return {
    postgres,
    product,
    secret,
    stop: async () => {
      await product.stop()
      await postgres.stop()
    },
  }
}
