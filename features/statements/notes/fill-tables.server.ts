import { fundWords } from '#features/ledger/funds.ts'
import {
  type PairSum,
  pairSumsBy,
  type StatementPeriod,
} from '#features/ledger/pair-sums.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import {
  type Entity,
  entityFunds,
  fundChange,
  isCash,
  isManagedAsset,
  ledgerFacts,
} from '../ledger-facts.ts'
import type { LayoutLine } from '../statement-kinds.ts'
import { isNoteTable, type NoteRow, type NoteTable } from './note-tables.ts'
import {
  amilRates,
  receivablesByAge,
  recipientsByAsnaf,
  relatedParties,
  suspenseByAge,
} from './people-tables.server.ts'

type NotesOf = { period: StatementPeriod; entity: Entity; sums: readonly PairSum[] }
type Filled = Partial<Record<NoteTable, NoteRow[]>>

/** The rows of every table that the lines of notes ask for. */
export async function filledNoteTables(
  db: Db | Tx,
  lines: readonly LayoutLine[],
  notes: NotesOf,
): Promise<Filled> {
  const names = lines.flatMap(({ accounts }) => accounts.filter(isNoteTable))
  const filled: Filled = {}
  for (const name of names) filled[name] = await tables[name](db, notes)
  return filled
}

const tables: Record<NoteTable, (db: Db | Tx, notes: NotesOf) => Promise<NoteRow[]>> = {
  rekening: cashByPlace,
  program: heldByProgramme,
  'jenis-zakat': async (_, { sums }) => zakatKinds.map((kind) => receivedAs(kind, sums)),
  kelolaan: async (_, { sums, entity }) =>
    entityFunds[entity].map((fund) => ({
      words: fundWords[fund],
      figure: ledgerFacts(sums, [fund])
        .cells.filter(({ account }) => isManagedAsset(account))
        .reduce((all, { closing }) => all + closing, 0),
    })),
  'aset-tetap': (db, notes) => assetsAt(db, notes, '1230'),
  'barang-kelolaan': (db, notes) => assetsAt(db, notes, '1210'),
  'asnaf-jiwa': (db, { period }) => recipientsByAsnaf(db, period, 'persons'),
  'asnaf-keluarga': (db, { period }) => recipientsByAsnaf(db, period, 'families'),
  'umur-piutang': (db, { period, entity }) => receivablesByAge(db, period, entityFunds[entity]),
  'umur-titipan': (db, { period }) => suspenseByAge(db, period),
  'pihak-terkait': (db, { period }) => relatedParties(db, period),
  'bagian-amil': (db, { period }) => amilRates(db, period),
}

/** What the register has of an account on the last day; two of a name stand together. */
async function assetsAt(
  db: Db | Tx,
  { period, entity }: NotesOf,
  account: '1210' | '1230',
): Promise<NoteRow[]> {
  const assets = await db
    .selectFrom('asset')
    .leftJoin('voucher', 'voucher.id', 'asset.voucher_id')
    .select(['asset.name', 'asset.cost'])
    .where('asset.account', '=', account)
    .where('asset.fund', 'in', [...entityFunds[entity]])
    .where('asset.acquired_on', '<=', period.through)
    // One whose voucher was undone never was.
    .where(({ eb, or }) =>
      or([eb('voucher.status', 'is', null), eb('voucher.status', '=', 'posted')]),
    )
    .execute()
  const costs = new Map<string, number>()
  for (const { name, cost } of assets) costs.set(name, (costs.get(name) ?? 0) + cost)
  return sorted(costs)
}

const zakatKinds = [
  { words: 'Zakat maal', account: '4110' },
  { words: 'Zakat fitrah', account: '4120' },
  { words: 'Zakat penghasilan', account: '4130' },
  { words: 'Zakat badan', account: '4140' },
  { words: 'Bagi hasil penempatan', account: '4190' },
  { words: 'Selisih lebih nilai aset nonkas', account: '4195' },
  { words: 'Dikembalikan', account: '4990' },
] as const

function receivedAs(
  { words, account }: (typeof zakatKinds)[number],
  sums: readonly PairSum[],
): NoteRow {
  const cells = ledgerFacts(sums, ['Z']).cells.filter((cell) => cell.account === account)
  const figure = cells.reduce((all, { credit, debit }) => all + credit - debit, 0)
  return { words, figure }
}

/** By bank account, and by the account of the books where cash lies in none. */
async function cashByPlace(db: Db | Tx, { period, entity }: NotesOf): Promise<NoteRow[]> {
  const banks = await db.selectFrom('bank_account').select(['id', 'bank', 'number']).execute()
  const names = new Map(banks.map(({ id, bank, number }) => [id, `${bank} ${number}`]))
  const accounts = await db.selectFrom('ledger_account').select(['code', 'name']).execute()
  for (const { code, name } of accounts) names.set(code, `${name}, tanpa rekening`)
  names.set('1110', 'Kas tunai').set('1112', 'Kas kecil')
  const held = new Map<string, number>()
  const add = (code: string, part: string | null, amount: number) => {
    if (!isCash(code)) return
    const name = names.get((code.startsWith('112') && part) || code) ?? code
    held.set(name, (held.get(name) ?? 0) + amount)
  }
  for (const sum of ofEntity(await pairSumsBy(db, period, 'bank_account_id'), entity)) {
    add(sum.debit, sum.groupId, sum.amount)
    add(sum.credit, sum.groupId, -sum.amount)
  }
  return sorted(held)
}

/** What is left of what was given to each programme; what belongs to none stands by its fund. */
async function heldByProgramme(db: Db | Tx, { period, entity }: NotesOf): Promise<NoteRow[]> {
  const sums = ofEntity(await pairSumsBy(db, period, 'campaign_id'), entity)
  const titles = await db.selectFrom('campaign').select(['id', 'title']).execute()
  const names = new Map(titles.map(({ id, title }) => [id, title]))
  const held = new Map<string, number>()
  for (const fund of entityFunds[entity]) {
    const own = sums.filter((sum) => sum.fund === fund)
    for (const id of new Set(own.map(({ groupId }) => groupId))) {
      const part = own.filter(({ groupId }) => groupId === id)
      const [, , , closing] = fundChange(ledgerFacts(part, [fund]))
      const name = (id && names.get(id)) ?? `${fundWords[fund]}, di luar program`
      held.set(name, (held.get(name) ?? 0) + closing)
    }
  }
  return sorted(held)
}

function ofEntity<T extends PairSum>(sums: readonly T[], entity: Entity): T[] {
  const funds: readonly string[] = entityFunds[entity]
  return sums.filter(({ fund }) => funds.includes(fund))
}

function sorted(held: ReadonlyMap<string, number>): NoteRow[] {
  return [...held]
    .map(([words, figure]) => ({ words, figure }))
    .filter(({ figure }) => figure !== 0)
    .toSorted((a, b) => (a.words < b.words ? -1 : 1))
}
