import path from 'node:path'
import { readConfig } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { connect } from '#platform/db/connect.server.ts'
import { openContext } from '#server/context.ts'
import { PageCache } from '#server/page-cache.ts'
import { appSecret } from '#server/secret.ts'

/** Runs `work` on the data in `dataDir` while no server has it open, with a silent log. */
export async function atTheBooks<T>(dataDir: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const given = readConfig({ DATA_DIR: dataDir, AUDIO_SOURCE: 'lokal' })
  const config = { ...given, appSecret: appSecret(given) }
  const connection = await connect({ dataDir: path.join(dataDir, 'database') })
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
