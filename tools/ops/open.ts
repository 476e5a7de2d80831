import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config, readConfig } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { connect } from '#platform/db/connect.server.ts'
import { openContext } from '#server/context.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { appSecret } from '#server/secret.ts'
import { Unusable } from './explain.ts'

/** The folder of the embedded database; a command makes none, it would be another one than the server's. */
export function embeddedFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  const folder = path.join(dataDir, 'database')
  if (existsSync(path.join(folder, 'pgdata'))) return folder
  throw new Unusable(
    `There is no database in ${folder}. Are these the server's settings? See "Commands of operation" in docs/DEPLOY.md.`,
  )
}

/** Runs an operator's command on the configured database, which is closed in any case. */
export async function withContext<T>(run: (ctx: Ctx) => Promise<T>): Promise<T> {
  const given = readConfig()
  const folder = given.databaseUrl ? undefined : embeddedFolder(given)
  const config = { ...given, appSecret: appSecret(given) }
  const connection = await connect({
    url: config.databaseUrl,
    ownerUrl: config.databaseOwnerUrl,
    dataDir: folder,
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
