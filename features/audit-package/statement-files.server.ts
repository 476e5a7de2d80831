import { saidRows } from '#features/statements/said-rows.ts'
import { frozenFile } from '#features/statements/frozen-file.server.ts'
import { findFrozen, listFrozen } from '#features/statements/frozen-sets.server.ts'
import { allStatements } from '#features/statements/statement-at.server.ts'
import { statementKinds } from '#features/statements/statement-kinds.ts'
import type { Ctx } from '#platform/context.ts'
import { type Lacking, openedFile } from './lacking.server.ts'
import { tableFile, type PackageFile, type PackageOrder, wholeFile } from './package-file.ts'

type Days = Pick<PackageOrder, 'from' | 'through'>

/**
 * The statements of the days by the ledger of this moment, one file each; and every set that was frozen within them, as
 * it was signed: its text, whose sum is the set's own, and paper.
 */
export async function* statementFiles(
  ctx: Ctx,
  { from, through }: Days,
  lacking: Lacking,
): AsyncGenerator<PackageFile> {
  for (const { kind, columns, rows } of await allStatements(ctx.db, { from, through })) {
    const { title } = statementKinds[kind]
    const lines = saidRows(rows).map(({ role, words, figures }) => [role, words, ...figures])
    const figures = columns.length > 1 ? columns : ['jumlah']
    yield tableFile(`laporan/${kind}.csv`, ['jenis_baris', title, ...figures], portion(lines))
  }
  const sets = await listFrozen(ctx.db)
  for (const set of sets.filter((each) => each.from >= from && each.through <= through)) {
    const found = await findFrozen(ctx.db, { id: set.id })
    if (!found) continue
    const path = `laporan/tertutup/${set.from}-${set.through}`
    const bytesOf = async (format: 'json' | 'pdf') =>
      new Uint8Array(await (await frozenFile(ctx, found, format)).arrayBuffer())
    // The text is what was signed: without it there is no package.
    yield wholeFile(`${path}.json`, await bytesOf('json'))
    yield* openedFile(ctx, lacking, { path: `${path}.pdf`, open: () => bytesOf('pdf') })
  }
}

async function* portion<T>(whole: T): AsyncGenerator<T> {
  yield whole
}
