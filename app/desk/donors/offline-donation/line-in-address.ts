import { listBankAccounts } from '#features/bank-account/bank-account.server.ts'
import { findLine } from '#features/bank-statement/queries.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { orNotFound } from '#app/not-found.ts'

/** A line of a bank's statement that a form is to explain. */
export type AddressedLine = {
  id: string
  row: number
  day: string
  open: number
  description: string
  bankAccountId: string
  href: string
}

/** The line that an address names, if it still waits. */
export async function lineInAddress(
  db: Db,
  params: URLSearchParams,
): Promise<AddressedLine | undefined> {
  const id = params.get('line')
  if (!id || !isRowId(id)) return undefined
  const line = await orNotFound(() => findLine(db, id))
  const { row, day, open, description, bankAccountId, statementId } = line
  const href = `/kelola/rekening-koran/${statementId}`
  return open > 0 ? { id, row, day, open, description, bankAccountId, href } : undefined
}

/** The institution's bank accounts in use, as choices. */
export async function banksInUse(db: Db) {
  const all = await listBankAccounts(db)
  return all
    .filter(({ closed_on }) => closed_on === null)
    .map(({ id, bank, number }) => ({ value: id, label: `${bank} ${number}` }))
}
