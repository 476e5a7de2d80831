import path from 'node:path'
import { readConfig } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { connect } from '#platform/db/connect.server.ts'
import { openContext } from '#server/context.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { appSecret } from '#server/secret.ts'
import type { SoakWorld } from './world.ts'

/** Runs `work` on the books of a world while no process has them open, with a silent log. */
export async function atTheBooks<T>(
  { servers, settings, booksUrl: url }: SoakWorld,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const dataDir = servers[0]?.dataDir ?? ''
  const { DATABASE_READ_URL: _, DATABASE_URL: __, ...others } = settings
  const database = url ? { DATABASE_URL: url } : {}
  const given = readConfig({ ...others, ...database, DATA_DIR: dataDir, AUDIO_SOURCE: 'lokal' })
  const config = { ...given, appSecret: appSecret(given) }
  const connection = await connect(url ? { url } : { dataDir: path.join(dataDir, 'database') })
  try {
    const ctx = openContext(config, {
      connection,
      cache: new PageCache(() => performance.now()),
      wake: () => {},
      ownAddress: () => config.origin,
    })
    return await work({ ...ctx, log: { info: () => {}, warn: () => {}, error: () => {} } })
  } finally {
    await connection.close()
  }
}
