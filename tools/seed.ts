import path from 'node:path'
import { ConfigError, readConfig } from '#platform/config.ts'
import { connect } from '#platform/db/connect.server.ts'
import { openContext } from '#server/context.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { appSecret } from '#server/secret.ts'
import { demoCampaigns } from '../db/seeds/campaigns/campaigns.ts'
import { seedDemo } from '../db/seeds/seed-demo.server.ts'

/** `npm run seed`: fills the configured database with the demo, if it is empty. */
async function seed(): Promise<void> {
  const given = readConfig()
  if (given.mode === 'live') throw new ConfigError('MODE: live takes no sample data')
  const config = { ...given, appSecret: appSecret(given) }
  const connection = await connect({
    url: config.databaseUrl,
    ownerUrl: config.databaseOwnerUrl,
    mode: config.mode,
    dataDir: path.join(config.dataDir, 'database'),
  })
  try {
    const ctx = openContext(config, {
      connection,
      cache: new PageCache(() => performance.now()),
      wake: () => {},
      ownAddress: () => config.origin,
    })
    const place = connection.engine === 'embedded' ? `in ${config.dataDir}` : 'of DATABASE_URL'
    console.log(
      (await seedDemo(ctx))
        ? `Seeded the database ${place} with ${demoCampaigns.length} sample campaigns, their donors and their books.`
        : `The database ${place} has data already: nothing was changed.`,
    )
  } finally {
    await connection.close()
  }
}

try {
  await seed()
} catch (error) {
  const isExpected = error instanceof ConfigError
  console.error(isExpected ? `These settings cannot be used:\n${error.message}` : error)
  process.exitCode = 1
}
