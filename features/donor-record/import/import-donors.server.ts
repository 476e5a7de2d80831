import { decideDonor, type DonorMatch, isSameName, likenessOfNames } from '#features/donor/donor.ts'
import { donorsWithContacts, suggestPairs } from '#features/donor/keep-donors.server.ts'
import { sumDonors } from '#features/donor/sum-donors.server.ts'
import { recordNewsConsent } from '#features/message/contact-choices.server.ts'
import type { Ctx } from '#platform/context.ts'
import { fingerprintOf, seal } from '#platform/security/secret-box.server.ts'
import type { RowProblem } from '#platform/sheet/named-rows.ts'
import { type DonorRow, isYes } from './import-rows.ts'

export type DonorPlan = {
  wanted: (DonorRow & { suggested?: { id: string; likeness: number } })[]
  /** Rows that are there already, and rows that may be: each with its reason. */
  known: RowProblem[]
  doubles: RowProblem[]
  problems: RowProblem[]
}

/** What a sheet of donors would do: who is new, who is known, and who may be. */
export async function planDonors(
  ctx: Ctx,
  read: { lines: DonorRow[]; problems: RowProblem[] },
): Promise<DonorPlan> {
  const plan: DonorPlan = { wanted: [], known: [], doubles: [], problems: [...read.problems] }
  const codes = await knownCodes(ctx, read.lines)
  const marks = await knownMarks(ctx, read.lines)
  const matches = await donorsWithContacts(ctx.db, read.lines.flatMap(contactsOf))
  const imported = await importedAmong(ctx, matches)
  for (const line of read.lines) {
    const { row, code, taxId, name } = line
    const mark = taxId && markOf(ctx, taxId)
    const earlier = code === '' ? undefined : codes.get(code)
    const same = mark ? marks.get(mark) : undefined
    const mine = matches.filter((match) =>
      contactsOf(line).some((one) => one.value === match.value),
    )
    const twin = mine.find((match) => imported.has(match.donorId) && isSameName(match.name, name))
    if (earlier !== undefined) plan.known.push({ row, why: earlier })
    else if (same !== undefined) plan.known.push({ row, why: `NIK atau NPWP-nya ${same}.` })
    else if (twin && code === '')
      plan.known.push({ row, why: 'Nama dan kontaknya sudah dipindahkan sebelumnya.' })
    else {
      const { suggested } = suggestionFor(name, mine)
      if (suggested)
        plan.doubles.push({ row, why: 'Mungkin orang yang sudah ada: kontak sama, nama mirip.' })
      plan.wanted.push({ ...line, ...(suggested && { suggested }) })
      if (code !== '') codes.set(code, `Kode ${code} sudah ada di baris ${row}.`)
      if (mark) marks.set(mark, `sama dengan baris ${row}`)
      const made = { donorId: `baris ${row}`, rootId: `baris ${row}`, name, isProven: false }
      for (const contact of contactsOf(line))
        matches.push({ ...contact, ...made, madeAt: ctx.now() })
      imported.add(made.donorId)
    }
  }
  return plan
}

/** Whom a row is held against: never the same without people, but for what a person proved or two people said. */
function suggestionFor(name: string, matches: readonly DonorMatch[]) {
  const { donorId, suggested } = decideDonor({ name }, matches)
  const found = donorId ?? suggested?.id
  if (found === undefined) return {}
  const known = matches.find((match) => match.donorId === found || match.rootId === found)
  const likeness = likenessOfNames(name, known?.name ?? name)
  return { suggested: { id: known?.rootId ?? found, likeness } }
}

type Hand = { importId: string; by: string }

/** Writes the donors of a plan; answers how many. */
export async function writeDonors(ctx: Ctx, plan: DonorPlan, { importId, by }: Hand) {
  const { db, config, newId } = ctx
  const now = ctx.now()
  const ids = new Map<string, string>()
  const pairs: { donorId: string; id: string; likeness: number }[] = []
  for (const line of plan.wanted) {
    const id = newId()
    ids.set(`baris ${line.row}`, id)
    const details = Object.keys(line.details).length > 0 ? JSON.stringify(line.details) : undefined
    await db
      .insertInto('donor')
      .values({
        id,
        root_id: id,
        origin: 'import',
        kind: line.kind,
        name: line.name,
        salutation: line.salutation ?? null,
        is_anonymous: line.isAnonymous,
        city: line.city || null,
        province: line.province || null,
        sealed: details ? seal(config, { purpose: 'donor', owner: id }, details) : null,
        tax_mark: line.taxId ? markOf(ctx, line.taxId) : null,
        old_code: line.code || null,
        import_id: importId,
        made_at: now,
      })
      .execute()
    const contacts = contactsOf(line).map((one) => ({ ...one, donor_id: id, since: now }))
    await db.insertInto('donor_contact').values(contacts).execute()
    await keepConsents(ctx, line, by)
    if (line.note) {
      const note = { donor_id: id, id: newId(), text: line.note, written_by: by, written_at: now }
      await db.insertInto('donor_note').values(note).execute()
    }
    if (line.suggested) pairs.push({ ...line.suggested, donorId: id })
  }
  const all = pairs.map(({ id, ...pair }) => ({ ...pair, id: ids.get(id) ?? id }))
  await suggestPairs(db, all)
  await sumDonors(db, [...ids.values()])
  return plan.wanted.length
}

/** A yes counts with its source only; a no always does. */
async function keepConsents(ctx: Ctx, line: DonorRow, by: string): Promise<void> {
  const said = { phone: line.mayPhone, email: line.mayEmail }
  for (const { kind, value } of contactsOf(line)) {
    const typed = said[kind]
    const isGiven = isYes(typed)
    if (typed === '' || (isGiven && line.consent === '')) continue
    const words = isGiven ? line.consent : `Sistem lama: ${typed}`
    await recordNewsConsent(
      ctx,
      { kind, value },
      { isStopped: !isGiven, source: 'import', words, by },
    )
  }
}

function contactsOf({ phone, email }: Pick<DonorRow, 'phone' | 'email'>) {
  return [
    ...(email ? [{ kind: 'email' as const, value: email }] : []),
    ...(phone ? [{ kind: 'phone' as const, value: phone }] : []),
  ]
}

function markOf({ config }: Pick<Ctx, 'config'>, taxId: string): string {
  return fingerprintOf(config, 'donor-tax-id', taxId)
}

async function knownCodes({ db }: Ctx, lines: readonly DonorRow[]): Promise<Map<string, string>> {
  const codes = lines.map(({ code }) => code).filter(Boolean)
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('donor')
    .select(['old_code', 'erased_at'])
    .where('old_code', 'in', codes)
    .execute()
  return new Map(
    rows.map(({ old_code, erased_at }) => [
      old_code ?? '',
      erased_at ? 'Orang ini sudah keluar.' : `Kode ${old_code} sudah dipindahkan sebelumnya.`,
    ]),
  )
}

async function knownMarks(ctx: Ctx, lines: readonly DonorRow[]): Promise<Map<string, string>> {
  const marks = lines.flatMap(({ taxId }) => (taxId ? [markOf(ctx, taxId)] : []))
  if (marks.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('donor')
    .select('tax_mark')
    .where('tax_mark', 'in', marks)
    .execute()
  return new Map(rows.map(({ tax_mark }) => [tax_mark ?? '', 'sudah ada pada seorang donatur']))
}

async function importedAmong({ db }: Ctx, matches: readonly DonorMatch[]): Promise<Set<string>> {
  const ids = matches.map(({ donorId }) => donorId)
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('donor')
    .select('id')
    .where('id', 'in', ids)
    .where('origin', '=', 'import')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
