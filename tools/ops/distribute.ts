import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db/connect.server.ts'
import { distribute } from '#platform/db/migrate/distribute.server.ts'

/** `npm run ops -- distribute`: as often as one likes, also while donations arrive. */
export async function distributeCommand(): Promise<void> {
  const { databaseUrl, databaseOwnerUrl } = readConfig()
  const url = databaseOwnerUrl ?? databaseUrl
  if (!url) {
    console.log('The embedded database lies in one place: there is nothing to distribute.')
    return
  }
  const connection = await connect({ url })
  try {
    const done = await distribute(connection.pool)
    if (!done) {
      console.log('This PostgreSQL is one server without Citus: there is nothing to distribute.')
      return
    }
    const { placed, already, workers } = done
    for (const line of placed) console.log(`  ${line}`)
    console.log(`${placed.length} tables were placed, ${already} lay in their place already.`)
    console.log(`${workers} servers hold shards.`)
  } finally {
    await connection.close()
  }
}
