import type { Ctx } from '#platform/context.ts'
import { isOutage } from '#platform/db/pool/outage.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import { type PackageFile, tableFile, wholeFile } from './package-file.ts'

/** A file that should lie in the package and does not, with the reason. */
type Lack = { path: string; why: string }

/** The files of a package that could not be opened. */
export type Lacking = Lack[]

/** The list of them; it lies in every package, without rows where nothing is lacking. */
export const LACKING = 'tidak-terbuka.csv'

type Opening = { path: string; open: () => Promise<string | Uint8Array> }

/**
 * A file that is opened whole. One that cannot be opened is named in the list of what is lacking, and the package goes
 * on; a database that is away ends it, for then the rest would be lacking as well.
 */
export async function* openedFile(
  { log }: Pick<Ctx, 'log'>,
  lacking: Lacking,
  { path, open }: Opening,
): AsyncGenerator<PackageFile> {
  const opened = await open().catch((cause: unknown) => {
    if (isOutage(cause)) throw cause
    log.error('audit-package.not-opened', { path, cause })
    lacking.push({ path, why: whyOf(cause) })
    return null
  })
  if (opened !== null) yield wholeFile(path, opened)
}

function whyOf(cause: unknown): string {
  return isRefusal(cause) && cause.message ? cause.message : 'Isinya tidak dapat dibuka server ini.'
}

/** The list as a file, of all that was opened before it. */
export function lackingFile(lacking: Lacking): PackageFile {
  return tableFile(LACKING, ['berkas', 'sebab'], rowsOf(lacking))
}

async function* rowsOf(lacking: Lacking) {
  yield lacking.map(({ path, why }) => [path, why])
}
