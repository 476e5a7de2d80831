import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { parseRupiah, rupiah } from '#platform/money/money.ts'
import { type FieldErrors, InvalidInput } from '#platform/refusal.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import {
  type VoucherField,
  type VoucherFieldKind,
  type VoucherInput,
  type GivenLine,
  MOST_LINES,
  type MoneyPlace,
} from './templates/fields.ts'
import { parseQuantity } from './goods/quantity.ts'
import { listOpenItems } from './open-items.server.ts'
import { listPlaces } from './places.server.ts'
import { fieldsOf, type Template } from './templates/template.ts'

/** What a form sends, by the names of its fields. */
export type Texts = Readonly<Record<string, string | undefined>>

const NOWHERE: MoneyPlace = { account: '' }

const empty: Omit<VoucherInput, 'fund'> = {
  day: '',
  note: '',
  party: '',
  sum: rupiah(0),
  tax: rupiah(0),
  back: rupiah(0),
  premium: rupiah(0),
  instalment: rupiah(0),
  place: NOWHERE,
  target: NOWHERE,
  campaignId: undefined,
  use: '',
  taxAccount: '',
  dueOn: '',
  reference: '',
  quantity: 0,
  unit: '',
  store: '',
  custodian: '',
  life: '',
  asnaf: '',
  plan: '',
  item: undefined,
  lines: [],
}

/** Reads a form by the fields of its template. Refuses with all mistakes at once. */
export async function readInput(
  db: Db | Tx,
  template: Template,
  texts: Texts,
): Promise<{ input: VoucherInput; filled: Record<string, string> }> {
  const errors: FieldErrors = {}
  const filled: Record<string, string> = {}
  const read: Record<string, unknown> = {}
  for (const field of fieldsOf(template)) {
    const answer = await readField(db, field, texts)
    Object.assign(filled, answer.filled)
    if (answer.error) errors[field.name] = answer.error
    else if (answer.value !== undefined)
      read[field.name === 'campaign' ? 'campaignId' : field.name] = answer.value
  }
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors)
  const typed = read as Partial<VoucherInput>
  const { item } = typed
  // A salary may name an advance of another account; a form that has no fund is of its item's or its template's.
  const fund = typed.fund ?? template.fund ?? item?.fund
  if (!fund) throw new Error(`${template.key} names no fund`)
  const campaignId = typed.campaignId ?? item?.campaignId ?? undefined
  const input: VoucherInput = { ...empty, ...typed, fund, campaignId }
  const wrong = template.wrong?.(input)
  if (wrong) throw new InvalidInput(wrong)
  return { input, filled }
}

type Answer = { value?: unknown; error?: string; filled?: Record<string, string> }

async function readField(db: Db | Tx, field: VoucherField, texts: Texts): Promise<Answer> {
  if (field.kind === 'lines') return readLines(field, texts)
  const text = (texts[field.name] ?? '').trim()
  if (text === '') return field.isOptional ? {} : { error: missing[field.kind] }
  const answer = await readers[field.kind](db, field, text)
  return { ...answer, filled: { [field.name]: text } }
}

type Reader = (db: Db | Tx, field: VoucherField, text: string) => Promise<Answer> | Answer

const missing: Record<Exclude<VoucherFieldKind, 'lines'>, string> = {
  day: 'Isi tanggalnya.',
  sum: 'Isi nominalnya.',
  text: 'Isian ini diperlukan.',
  place: 'Pilih rekening atau kasnya.',
  item: 'Pilih yang diselesaikan.',
  plan: 'Pilih posnya.',
  quantity: 'Tulis jumlahnya.',
  fund: 'Pilih dananya.',
  campaign: 'Pilih programnya.',
  choice: 'Pilih salah satu.',
}

const readers: Record<Exclude<VoucherFieldKind, 'lines'>, Reader> = {
  day: (_db, _field, text) => (isDay(text) ? { value: text } : { error: 'Tanggal tidak dikenal.' }),
  sum: (_db, _field, text) => sumIn(text),
  text: (_db, _field, text) =>
    text.length <= 200 ? { value: text } : { error: 'Paling panjang 200 huruf.' },
  quantity: (_db, _field, text) => {
    const value = parseQuantity(text)
    return value ? { value } : { error: 'Tulis jumlahnya, contoh 1.000 atau 12,5.' }
  },
  // Which lines there are depends on the day, so that is asked when all is read.
  plan: (_db, _field, text) => ({ value: text.slice(0, 20) }),
  fund: (_db, field, text) =>
    field.kind === 'fund' && field.funds.includes(text as Fund)
      ? { value: text }
      : { error: missing.fund },
  choice: (_db, field, text) =>
    field.kind === 'choice' && field.choices.some(([value]) => value === text)
      ? { value: text }
      : { error: missing.choice },
  place: async (db, field, text) => {
    const found = (await listPlaces(db, accountsOf(field), officersOf(field))).find(
      ({ value }) => value === text,
    )
    if (!found) return { error: missing.place }
    const { value: _value, label: _label, ...value } = found
    return { value }
  },
  item: async (db, field, text) => {
    const accounts = accountsOf(field)
    const [found] = isRowId(text) ? await listOpenItems(db, { accounts, id: text }) : []
    return found ? { value: found } : { error: missing.item }
  },
  campaign: async (db, _field, text) => {
    const query = db.selectFrom('campaign').select('id')
    const found = isRowId(text) ? await query.where('id', '=', text).executeTakeFirst() : undefined
    return found ? { value: found.id } : { error: missing.campaign }
  },
}

function officersOf(field: VoucherField): boolean {
  return 'withOfficers' in field && field.withOfficers === true
}

function accountsOf(field: VoucherField): readonly string[] {
  return 'accounts' in field ? field.accounts : []
}

function sumIn(text: string): Answer {
  const parsed = parseRupiah(text)
  return parsed.ok ? { value: parsed.value } : { error: 'Tulis rupiah bulat, contoh 250.000.' }
}

type Lines = Extract<VoucherField, { kind: 'lines' }>

/** Rows that are not empty; each has all of it. */
function readLines({ choices, between }: Lines, texts: Texts): Answer {
  const filled: Record<string, string> = {}
  const lines: GivenLine[] = []
  for (let row = 1; row <= MOST_LINES; row += 1) {
    const names = [`use${row}`, ...(between ? [`from${row}`] : []), `sum${row}`]
    const [use = '', ...rest] = names.map((name) => (texts[name] ?? '').trim())
    const [from = '', sum = ''] = between ? rest : ['', ...rest]
    for (const name of names) if (texts[name]) filled[name] = texts[name]
    if (use + from + sum === '') continue
    const parsed = sumIn(sum)
    const isKnown = [use, ...(between ? [from] : [])].every((code) =>
      choices.some(([value]) => value === code),
    )
    if (!isKnown || parsed.error || parsed.value === 0)
      return { filled, error: `Lengkapi baris ${row}: pilihan dan nominalnya.` }
    lines.push({ use, from, sum: parsed.value as GivenLine['sum'] })
  }
  return lines.length > 0
    ? { filled, value: lines }
    : { filled, error: 'Isi paling sedikit satu baris.' }
}
