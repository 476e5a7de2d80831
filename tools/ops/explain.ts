import { ConfigError } from '#platform/config.ts'
import { BadBackup } from '#platform/db/backup/read-backup.server.ts'
import { NotEmpty } from '#platform/db/backup/restore-backup.server.ts'

/** A message for a person at a terminal, without a stack. */
export class Unusable extends Error {
  override name = 'Unusable'
}

const HELD = /^(.*) is in use by process (\d+)\./

export function explainQuery(error: unknown): unknown {
  if (error instanceof ConfigError) return `These settings cannot be used:\n${error.message}`
  if (error instanceof Unusable) return error.message
  const [, folder, pid] = (error instanceof Error && HELD.exec(error.message)) || []
  if (!folder) return error
  return [
    `The embedded database in ${folder} is held by process ${pid}, which is probably the running server.`,
    'Only one process can use it. Stop the server, run this again, and start the server.',
    'On a PostgreSQL server (DATABASE_URL) commands run beside the server.',
  ].join('\n')
}

/** What a person can mend is said in words. */
export async function explainRestore<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { code, path: at } = error as NodeJS.ErrnoException
    if (error instanceof BadBackup || error instanceof NotEmpty) throw new Unusable(error.message)
    if (code === 'ENOENT') throw new Unusable(`There is no file ${at}.`)
    throw error
  }
}
