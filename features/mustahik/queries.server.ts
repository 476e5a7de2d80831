import { type RawBuilder, sql } from 'kysely'
import { findCity } from '#features/prayer-time/places.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { Keyset } from '#platform/db/keyset.server.ts'
import { type PageAsked, pageOf } from '#platform/db/page.server.ts'
import type { AsnafCode, MustahikKind, MustahikState } from '#platform/db/schema/schema-mustahik.ts'
import { contains, containsAll } from '#platform/db/text-search.server.ts'
import { unseal } from '#platform/security/secret-box.server.ts'
import { MustahikUnknown } from './errors.ts'
import { mustahikLabel, nikMark } from './register.server.ts'

export type MustahikFilter = {
  kind?: MustahikKind | undefined
  asnaf?: AsnafCode | undefined
  state?: MustahikState | undefined
  province?: string | undefined
  /** Of its number or regency; of its name too, for whoever may see names. */
  words?: string | undefined
  sort?: MustahikSort | undefined
}

type MustahikSort = 'terbaru' | 'terlama' | 'nama'

/** Whoever may not see names is shown none, and finds nobody by one. */
type Sight = { seesNames: boolean }

const keysets: Readonly<Record<MustahikSort, Keyset>> = {
  terbaru: { by: 'mustahik.id', id: 'mustahik.id', kind: 'id', order: 'desc' },
  terlama: { by: 'mustahik.id', id: 'mustahik.id', kind: 'id', order: 'asc' },
  nama: { by: 'mustahik.name', id: 'mustahik.id', kind: 'text', order: 'asc' },
}

/** A page of the register. The order of names is a name's own news, so it too needs the sight of names. */
export async function listMustahik(
  db: Db,
  { sort = 'terbaru', seesNames, after, limit, ...filter }: MustahikFilter & Sight & PageAsked,
) {
  const keyset = keysets[sort === 'nama' && !seesNames ? 'terbaru' : sort]
  const query = rowsOf(db).select(seesNames ? 'mustahik.name' : sql<null>`null`.as('name'))
  const { words, ...rest } = filter
  // The index holds names, so it is not for whoever may not see them.
  const search = words && seesNames ? { ...named, words: words.split(/\s+/) } : undefined
  const where = conditionsOf({ ...(search ? rest : filter), seesNames })
  const { items, next } = await pageOf(db, query, { keyset, where, search, after, limit })
  return { items: items.map((row) => ({ ...row, ...placeOf(row) })), next }
}

/** How many a filter has; counting stops at `most`. */
export async function countMustahik(db: Db, filter: MustahikFilter & Sight, most: number) {
  return await countUpTo(db, { from: sql`mustahik`, where: conditionsOf(filter), most })
}

export type MustahikRow = Awaited<ReturnType<typeof listMustahik>>['items'][number]

/** What everyone at the desk may know of one: number, kind, asnaf, place and state. */
export async function findMustahik(db: Db, id: string) {
  const row = await rowsOf(db).where('mustahik.id', '=', id).executeTakeFirst()
  return row && { ...row, ...placeOf(row) }
}

/** The person behind a number. Whoever asks has the permission, and the look is written down. */
export async function openMustahik({ db, config }: Pick<Ctx, 'db' | 'config'>, id: string) {
  const row = await db
    .selectFrom('mustahik')
    .select(['name', 'need', 'income', 'phone_sealed', 'consented_on as consentedOn', 'surveyor'])
    .select(['permit', 'head'])
    .select(sql<boolean>`nik_mark is not null`.as('hasNik'))
    .select(sql<boolean>`kk_mark is not null`.as('hasKk'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new MustahikUnknown()
  const { phone_sealed: sealed, ...person } = row
  return { ...person, phone: sealed && unseal(config, mustahikLabel(id, 'phone'), sealed) }
}

export type MustahikPerson = Awaited<ReturnType<typeof openMustahik>>

/** The ids of those with this NIK, those in the register before those who left it. */
export async function findByNik(
  ctx: Pick<Ctx, 'db' | 'config'>,
  nik: string,
): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('mustahik')
    .select('id')
    .where('nik_mark', '=', nikMark(ctx, nik))
    .orderBy(sql`state in ('ineligible', 'stopped')`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id
}

const known = sql`'NRM/' || mustahik.year::text || '/' || lpad(mustahik.serial::text, 6, '0') ||
  ' ' || mustahik.region`

/** As the index mustahik_search has it. */
const named = {
  from: sql`mustahik`,
  text: sql`${known} || ' ' || mustahik.name`,
  narrowest: 1,
} as const

function conditionsOf(filter: Omit<MustahikFilter, 'sort'> & Sight) {
  const { kind, asnaf, state, province, words, seesNames } = filter
  const conditions: RawBuilder<boolean>[] = []
  if (kind) conditions.push(sql<boolean>`mustahik.kind = ${kind}`)
  if (asnaf) conditions.push(sql<boolean>`mustahik.asnaf = ${asnaf}`)
  if (state) conditions.push(sql<boolean>`mustahik.state = ${state}`)
  if (province) conditions.push(sql<boolean>`mustahik.province = ${province}`)
  if (words && seesNames) conditions.push(contains({ ...named, words: words.split(/\s+/) }))
  if (words && !seesNames) conditions.push(containsAll(known, words.split(/\s+/)))
  return conditions
}

function placeOf({ region, province }: { region: string; province: string }) {
  const city = findCity(region)
  const regency = city?.regency ?? city?.name ?? region
  return { regency, place: `${regency}, ${province}` }
}

function rowsOf(db: Db) {
  return db
    .selectFrom('mustahik')
    .select(['mustahik.id', 'mustahik.year', 'mustahik.serial', 'mustahik.kind'])
    .select(['mustahik.members', 'mustahik.asnaf', 'mustahik.region', 'mustahik.province'])
    .select(['mustahik.state', 'mustahik.surveyed_on as surveyedOn', 'mustahik.survey_by'])
}
