import { isSameName } from '#features/donor/donor.ts'
import { donorsWithContacts, makeMembersDonors } from '#features/donor/keep-donors.server.ts'
import { sumDonors } from '#features/donor/sum-donors.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { RowProblem } from '#platform/sheet/named-rows.ts'
import type { PastDonationRow } from './import-rows.ts'

/** A donor that a row is of: one that is known, or one that the import makes, by what makes it one. */
type Whose = { id: string } | { newKey: string }

export type PastDonationPlan = {
  wanted: (PastDonationRow & { whose: Whose })[]
  known: RowProblem[]
  doubles: RowProblem[]
  problems: RowProblem[]
}

/** What a sheet of past donations would do. A row like one that is known stays out, unless its reason is written. */
export async function planPastDonations(
  ctx: Ctx,
  read: { lines: PastDonationRow[]; problems: RowProblem[] },
): Promise<PastDonationPlan> {
  const plan: PastDonationPlan = {
    wanted: [],
    known: [],
    doubles: [],
    problems: [...read.problems],
  }
  const codes = await knownCodes(ctx, read.lines)
  const whose = await ownersOf(ctx, read.lines)
  const likes = await knownLikes(ctx)
  for (const line of read.lines) {
    const { row, code, why } = line
    const earlier = codes.get(code)
    const owner = whose(line)
    if (earlier !== undefined) plan.known.push({ row, why: earlier })
    else if (typeof owner === 'string') plan.problems.push({ row, why: owner })
    else {
      codes.set(code, `Kode ${code} sudah ada di baris ini juga: baris ${row}.`)
      const like = likeKey('id' in owner ? owner.id : owner.newKey, line)
      const isDouble = likes.has(like)
      if (isDouble && why === '')
        plan.doubles.push({
          row,
          why: 'Donatur, tanggal, jumlah, dana, dan kanalnya sama dengan yang sudah ada. Tidak dicatat; isi kolom alasan bila memang dua donasi.',
        })
      else plan.wanted.push({ ...line, why: isDouble ? why : '', whose: owner })
      likes.add(like)
    }
  }
  return plan
}

/** Writes the gifts of a plan, with donors that are only known by them; answers how many. */
export async function writePastDonations(
  ctx: Ctx,
  plan: PastDonationPlan,
  importId: string,
): Promise<number> {
  const { db, newId } = ctx
  const made = new Map<string, string>()
  const touched = new Set<string>()
  await makeMembersDonors(db, plan.wanted.flatMap(knownDonor))
  for (const line of plan.wanted) {
    const donorId = 'id' in line.whose ? line.whose.id : await makeOnce(line.whose.newKey, line)
    touched.add(donorId)
    const id = newId()
    const { day, amount, fund, channel } = line
    const donation = { donor_id: donorId, day, amount, fund, channel }
    await db
      .insertInto('past_gift')
      .values({
        ...donation,
        id,
        import_id: importId,
        code: line.code,
        program: line.program,
        receipt_number: line.paper,
        on_behalf_of: line.onBehalfOf,
        note: line.note,
        kept_why: line.why || null,
      })
      .execute()
    const counted = { is_main: true, is_past: true, is_anonymous: line.isAnonymous }
    await db
      .insertInto('donor_gift')
      .values({ ...donation, ...counted, gift_id: id, campaign_id: null })
      .execute()
  }
  await sumDonors(db, [...touched])
  return plan.wanted.length

  async function makeOnce(key: string, line: PastDonationRow): Promise<string> {
    const known = made.get(key)
    if (known !== undefined) return known
    const id = newId()
    made.set(key, id)
    const at = ctx.now()
    await db
      .insertInto('donor')
      .values({
        id,
        root_id: id,
        origin: 'import',
        name: line.name,
        import_id: importId,
        made_at: at,
      })
      .execute()
    const contacts = contactsOf(line).map((one) => ({ ...one, donor_id: id, since: at }))
    await db.insertInto('donor_contact').values(contacts).execute()
    return id
  }
}

function knownDonor({ whose }: { whose: Whose }): string[] {
  return 'id' in whose ? [whose.id] : []
}

async function knownCodes(
  { db }: Ctx,
  lines: readonly PastDonationRow[],
): Promise<Map<string, string>> {
  if (lines.length === 0) return new Map()
  const rows = await db
    .selectFrom('past_gift')
    .select('code')
    .where(
      'code',
      'in',
      lines.map(({ code }) => code),
    )
    .execute()
  return new Map(rows.map(({ code }) => [code, `Kode ${code} sudah dipindahkan sebelumnya.`]))
}

/** By the code of the earlier system, which leads to whoever is left after merges; else by contact. */
async function ownersOf(ctx: Ctx, lines: readonly PastDonationRow[]) {
  const codes = lines.map(({ donorCode }) => donorCode).filter(Boolean)
  const coded = await ctx.db
    .selectFrom('donor')
    .select(['old_code', 'root_id'])
    .where('old_code', 'in', codes.length > 0 ? codes : [''])
    .execute()
  const byCode = new Map(coded.map(({ old_code, root_id }) => [old_code, root_id]))
  const matches = await donorsWithContacts(ctx.db, lines.flatMap(contactsOf))
  return (line: PastDonationRow): Whose | string => {
    if (line.donorCode) {
      const id = byCode.get(line.donorCode)
      return id ? { id } : `Donatur ${line.donorCode} belum dipindahkan.`
    }
    const values = contactsOf(line).map(({ value }) => value)
    const mine = matches.filter(({ value }) => values.includes(value))
    const named = line.name === '' ? mine : mine.filter(({ name }) => isSameName(name, line.name))
    const roots = [...new Set(named.map(({ rootId }) => rootId))]
    const [root] = roots
    if (root !== undefined && roots.length === 1) return { id: root }
    if (roots.length > 1) return 'Lebih dari satu donatur memakai kontak ini. Isi kode_donatur.'
    if (line.name === '') return 'Donaturnya tidak ditemukan. Pindahkan dulu, atau isi namanya.'
    return { newKey: `${line.name.toLowerCase()}|${values.join('|')}` }
  }
}

async function knownLikes({ db }: Ctx): Promise<Set<string>> {
  const rows = await db
    .selectFrom('past_gift')
    .innerJoin('donor', 'donor.id', 'past_gift.donor_id')
    .select(['donor.root_id', 'day', 'amount', 'fund', 'channel'])
    .execute()
  return new Set(rows.map(({ root_id, ...row }) => likeKey(root_id, row)))
}

function likeKey(
  owner: string,
  { day, amount, fund, channel }: Pick<PastDonationRow, 'day' | 'amount' | 'fund' | 'channel'>,
): string {
  return [owner, day, amount, fund, channel].join('|')
}

function contactsOf({ phone, email }: Pick<PastDonationRow, 'phone' | 'email'>) {
  return [
    ...(email ? [{ kind: 'email' as const, value: email }] : []),
    ...(phone ? [{ kind: 'phone' as const, value: phone }] : []),
  ]
}
