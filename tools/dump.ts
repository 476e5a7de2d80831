import { writeFileSync } from 'node:fs'
import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db/connect.server.ts'
import { openContext } from '#server/context.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { fill } from '#db/seeds/fill.server.ts'
import { dump } from '#db/dumps/dump.server.ts'
import manifest from '../package.json' with { type: 'json' }

// Run at a release: stores today's schema with the sample data in db/dumps, to test all later migrations.
const config = readConfig({
  APP_SECRET: 'a secret that only the dumps know',
  TEST_CLOCK: '2026-11-22T03:00:00Z',
})
const connection = await connect({ dataDir: null })
const ctx = openContext(config, {
  connection,
  cache: new PageCache(() => performance.now()),
  wake: () => {},
  ownAddress: () => config.origin,
})
await fill(ctx, { wantsDemo: true })
const { last, bytes } = await dump(connection.pool)
const file = `db/dumps/${manifest.version}.sql.br`
writeFileSync(file, bytes)
console.log(`${file}: the schema up to ${last}, ${Math.round(bytes.length / 1024)} KB`)
await connection.close()
