import path from 'node:path'
import { readConfig } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { connect } from '#platform/db/connect.server.ts'
import { openContext } from '#server/context.ts'
import { PageCache } from '#server/page-cache.ts'
import { appSecret } from '#server/secret.ts'

/** Runs an operator's command on the configured database, which is closed in any case. */
export async function withContext<T>(run: (ctx: Ctx) => Promise<T>): Promise<T> {
  const given = readConfig()
  const config = { ...given, appSecret: appSecret(given) }
  const connection = await connect({
    url: config.databaseUrl,
    ownerUrl: config.databaseOwnerUrl,
    dataDir: path.join(config.dataDir, 'database'),
  })
  try {
    return await run(
      openContext(config, {
        connection,
        cache: new PageCache(() => performance.now()),
        wake: () => {},
        ownAddress: () => config.origin,
      }),
    )
  } finally {
    await connection.close()
  }
}
