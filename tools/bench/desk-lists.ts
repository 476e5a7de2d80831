import { listDeskArticles } from '#features/article/desk-queries.server.ts'
import { listStaffCampaigns } from '#features/campaign/edit/staff-list.server.ts'
import { listDonations } from '#features/donation-log/list-donations.server.ts'
import { listMedia } from '#features/media/queries.server.ts'
import { listMustahik } from '#features/mustahik/queries.server.ts'
import { listRefunds } from '#features/refund/refund-list.server.ts'
import { listSuspense } from '#features/suspense/suspense-list.server.ts'
import { listHiddenPrayers } from '#features/prayer/review-prayer.server.ts'
import { listAudit } from '#features/staff/audit-log.server.ts'
import { listVouchers } from '#features/voucher/queries.server.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'

// The other lists of the desk with a hundred thousand rows each, and the last page of a million donations.

export type ListWay = { what: string; list(db: Db): Promise<unknown> }

const id = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

/** Rows of every list. Fifty of each name Khadijah, however many there are. */
export function fillOfLists(rows: number): string[] {
  const numbered = `generate_series(1, ${rows}) as n,
    lateral (select timestamptz '2025-06-01' + n * (interval '365 days' / ${rows}) as at,
      case when n % (${rows} / 50) = 7 then 'Khadijah ' || n
        else 'Sumur air bersih desa ' || n end as title) as made`
  const copied = `summary, story, category_id, fund, income_account, organizer, location, target,
    presets, cover, starts_at, created_at`
  return [
    ...fillOfPeople(rows),
    `insert into campaign (id, slug, title, status, updated_at, ${copied})
      select ${id}, 'banyak-' || n, made.title, 'ended', at, ${copied}
      from ${numbered}, campaign where campaign.slug = 'program-1'`,
    `insert into article (id, slug, title, summary, category, author, body, plain, words, cover,
        status, published_at, created_at, changed_at)
      select ${id}, 'kabar-' || n, made.title, 'Ringkasan', 'kabar-program', 'Tim', '<p>Isi</p>',
        'Isi', 1, '{"motif":"air","palette":"laut","seed":1}', 'published', at, at, at
      from ${numbered}`,
    `insert into media (id, key, picture, alt, credit, licence, made_by, made_at, updated_at)
      select ${id}, 'gambar/' || n, '{}', made.title, 'Rina', 'sendiri', ${id}, at, at
      from ${numbered}`,
    `insert into audit_entry (id, made_at, staff_name, staff_role, permission, says, document_id,
        details)
      select ${id}, at, 'Rina', 'layanan', 'donation.read', 'Melihat donasi', md5(n::text),
        jsonb_build_object('milik', made.title, 'nomor', md5('nomor' || n))
      from ${numbered}`,
    `insert into suspense (donation_id, id, provider, provider_id, reason, amount, status, created_at)
      select ${id}, ${id}, 'sandbox', n::text, 'late', 10000 + n % 1000,
        case when n % (${rows} / 100) = 0 then 'open' else 'allocated' end, at
      from ${numbered}`,
    `insert into refund (donation_id, id, amount, reason, note, status, made_by, made_at)
      select donation.id, donation.id, 10000, 'double', 'x', 'proposed', donation.id, created_at
      from (select id, created_at from donation limit ${rows}) as donation`,
    `insert into prayer (donation_id, public_id, campaign_id, text, status, hidden_for, prayed_at,
        created_at, reviewed_at)
      select id, public_id, campaign_id, 'Semoga', 'hidden', 'word', created_at, created_at,
        case when right(public_id, 3) = '000' then null else created_at end
      from (select * from donation limit ${rows}) as donation`,
  ]
}

/** People served and expenses, of every asnaf, state and template. */
export function fillOfPeople(rows: number): string[] {
  const numbered = `generate_series(1, ${rows}) as n`
  const asnaf = `(array['fakir', 'miskin', 'mualaf', 'gharimin', 'fisabilillah', 'ibnu-sabil'])`
  return [
    `insert into mustahik (id, year, serial, kind, name, members, asnaf, region, province, need,
        state, recorded_by, recorded_at, changed_at)
      select ${id}, 2026, n, 'family',
        case when n % (${rows} / 50) = 7 then 'Khadijah ' || n else 'Keluarga ' || n end, 4,
        ${asnaf}[1 + n % 6], '32.05', case when n % 5 = 0 then 'Jawa Barat' else 'Banten' end,
        'Biaya sekolah', case when n % (${rows} / 50) = 3 then 'proposed' else 'stopped' end,
        ${id}, now(), now()
      from ${numbered}`,
    `insert into voucher (id, year, serial, template, day, sum, fund, party, note, given, status,
        journal_id, recorded_by, recorded_at, reviewed_by, reviewed_at)
      select ${id}, 2026, n, case when n % (${rows} / 50) = 3 then 'gaji' else 'belanja' end,
        date '2026-01-01' + (n * 364::bigint / ${rows})::int, 10000 + (n * 7919::bigint) % 1000000,
        'A', case when n % (${rows} / 50) = 7 then 'Khadijah ' || n else 'Toko ' || n end,
        'Alat tulis', '{}', 'posted', ${id}, ${id}, now(),
        case when n % (${rows} / 50) = 5 then null else gen_random_uuid() end, now()
      from ${numbered}`,
  ]
}

export const filledTables =
  'mustahik, voucher, campaign, article, media, audit_entry, suspense, refund, prayer'

const now = new Date('2026-06-02T00:00:00Z')

const named = { seesNames: true } as const

/** The register of people served, and the institution's acts. */
export const peopleWays: readonly ListWay[] = [
  { what: 'mustahik', list: (db) => listMustahik(db, named) },
  { what: 'mustahik by name', list: (db) => listMustahik(db, { ...named, sort: 'nama' }) },
  { what: 'mustahik of an asnaf', list: (db) => listMustahik(db, { ...named, asnaf: 'mualaf' }) },
  { what: 'mustahik proposed', list: (db) => listMustahik(db, { ...named, state: 'proposed' }) },
  {
    what: 'mustahik of a province',
    list: (db) => listMustahik(db, { ...named, province: 'Banten' }),
  },
  {
    what: 'mustahik with “khadijah”',
    list: (db) => listMustahik(db, { ...named, words: 'khadijah' }),
  },
  { what: 'expenses', list: (db) => listVouchers(db, {}) },
  { what: 'expenses by sum', list: (db) => listVouchers(db, { sort: 'nominal' }) },
  { what: 'expenses of a kind', list: (db) => listVouchers(db, { template: 'gaji' }) },
  { what: 'expenses not looked through', list: (db) => listVouchers(db, { isUnreviewed: true }) },
  { what: 'expenses with “khadijah”', list: (db) => listVouchers(db, { words: 'khadijah' }) },
]

/** Each list as it opens, its last page, its other orders, and searches for frequent, rare and unknown words. */
export const listWays: readonly ListWay[] = [
  {
    what: 'donations, last page',
    list: async (db) =>
      listDonations(db, { sort: 'terbaru', after: await cursorOf(db, 'donation', 'created_at') }),
  },
  { what: 'programmes', list: (db) => listStaffCampaigns(db, {}) },
  { what: 'programmes by title', list: (db) => listStaffCampaigns(db, { sort: 'judul' }) },
  {
    what: 'programmes, last page',
    list: async (db) =>
      listStaffCampaigns(db, { after: await cursorOf(db, 'campaign', 'updated_at') }),
  },
  ...['sumur', 'khadijah', 'hadij', 'sumurqq'].map((q) => ({
    what: `programmes with “${q}”`,
    list: (db: Db) => listStaffCampaigns(db, { q }),
  })),
  ...peopleWays,
  { what: 'articles', list: (db) => listDeskArticles(db, { now }) },
  {
    what: 'articles with “khadijah”',
    list: (db) => listDeskArticles(db, { now, q: 'khadijah' }),
  },
  { what: 'pictures', list: (db) => listMedia(db, {}) },
  { what: 'pictures by text', list: (db) => listMedia(db, { sort: 'isi' }) },
  { what: 'pictures with “khadijah”', list: (db) => listMedia(db, { q: 'khadijah' }) },
  { what: 'audit log', list: (db) => listAudit(db, {}) },
  {
    what: 'audit log, last page',
    list: async (db) => listAudit(db, { after: await cursorOf(db, 'audit_entry', 'made_at') }),
  },
  { what: 'audit log with “khadijah”', list: (db) => listAudit(db, { words: 'khadijah' }) },
  {
    what: 'audit log with a document',
    list: (db) => listAudit(db, { words: 'c4ca4238a0b923820dcc509a6f75849b' }),
  },
  { what: 'suspense', list: (db) => listSuspense(db, { status: 'open' }) },
  {
    what: 'suspense by sum',
    list: (db) => listSuspense(db, { status: 'open', sort: 'jumlah' }),
  },
  { what: 'refunds', list: (db) => listRefunds(db, {}) },
  { what: 'refunds by sum', list: (db) => listRefunds(db, { sort: 'nominal' }) },
  { what: 'hidden prayers, unread', list: (db) => listHiddenPrayers(db, {}) },
  { what: 'hidden prayers, read', list: (db) => listHiddenPrayers(db, { isReviewed: true }) },
]

const known = new Map<string, string>()

/** The cursor before the last thirty rows; found once for each database, outside of what is measured. */
async function cursorOf(db: Db, table: string, by: string): Promise<string> {
  return await once(db, table, async () => {
    const { rows } = await sql<{ cursor: string }>`
      select (extract(epoch from ${sql.ref(by)}) * 1000000)::bigint || '.' || id as cursor
      from ${sql.table(table)} order by ${sql.ref(by)}, id offset 30 limit 1`.execute(db)
    return rows[0]?.cursor ?? ''
  })
}

const names = new Map<Db, number>()

async function once(db: Db, table: string, find: () => Promise<string>): Promise<string> {
  const name = names.get(db) ?? names.size
  names.set(db, name)
  const key = `${name} ${table}`
  const found = known.get(key) ?? (await find())
  known.set(key, found)
  return found
}
