import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#platform/db/connect.server.ts'
import { patiently } from '#platform/db/pool/statement-limits.server.ts'
import type { TestCtx } from '../context.ts'
import { makeCampaign } from '../makers.ts'
import { analyze, planOf } from './plan.ts'
import { hasPlans } from './skip-unless.ts'

/** How many rows a list has: more where its plan is asked for. */
export const MANY = hasPlans() ? 4_000 : 500

/** Rows numbered from one (`n`), each a minute after the one before (`at`). */
export const numberedUpTo = (most: number) => sql`generate_series(1, ${sql.lit(most)}) as n,
  lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as moment`

export const numbered = numberedUpTo(MANY)

/** The row id of each, growing with the number. */
export const ids = sql`('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

type Text = RawBuilder<unknown>

/** Many campaigns; `title` and `status` are expressions over `n`. */
export async function makeManyCampaigns(
  ctx: TestCtx,
  { title, status = sql`'active'` }: { title: Text; status?: Text },
): Promise<void> {
  const { id } = await makeCampaign(ctx)
  const copied = sql`summary, story, category_id, fund, income_account, organizer, location, target,
    presets, cover, starts_at, created_at`
  await patiently(() =>
    sql`
    insert into campaign (id, slug, title, status, updated_at, ${copied})
    select ${ids}, 'program-' || n, ${title}, ${status}, at, ${copied}
    from ${numbered}, campaign where campaign.id = ${id}`.execute(ctx.db),
  )
}

/** Many articles, in the same way. */
export async function makeManyArticles(
  { db }: Pick<TestCtx, 'db'>,
  { title, status = sql`'published'` }: { title: Text; status?: Text },
): Promise<void> {
  await patiently(() =>
    sql`
    insert into article (id, slug, title, summary, category, author, body, plain, words, cover,
      status, published_at, created_at, changed_at)
    select ${ids}, 'kabar-' || n, ${title}, 'Ringkasan', 'kabar-program', 'Tim', '<p>Isi</p>',
      'Isi', 1, '{"motif":"air","palette":"laut","seed":1}', ${status}, at, at, at
    from ${numbered}`.execute(db),
  )
}

/** Many pictures of the library, in the same way. */
export async function makeManyPictures(
  { db, newId }: Pick<TestCtx, 'db' | 'newId'>,
  { alt }: { alt: Text },
): Promise<void> {
  await patiently(() =>
    sql`
    insert into media (id, key, picture, alt, credit, licence, made_by, made_at, updated_at)
    select ${ids}, 'gambar/' || n, '{}', ${alt}, 'Rina', 'sendiri', ${newId()}, at, at
    from ${numbered}`.execute(db),
  )
}

/** Many paid donations to one campaign, whose id it answers. */
export async function makeManyDonations(ctx: TestCtx, most = MANY): Promise<string> {
  const { id } = await makeCampaign(ctx)
  await patiently(() =>
    sql`
    insert into donation (id, public_id, campaign_id, fund, amount, status, donor_name, donor_email,
      is_anonymous, consent_version, created_at, paid_at, updated_at)
    select ${ids}, upper(substr(md5(n::text), 1, 26)), ${id}, 'IT', 10000, 'paid', 'Donatur',
      'd@contoh.id', false, '2026-11', at, at, at
    from ${numberedUpTo(most)}`.execute(ctx.db),
  )
  // Whatever a test before has told the planner of these tables.
  await analyze(ctx, 'campaign', 'donation')
  return id
}

type Way = { name: string; list: (db: Db) => Promise<unknown>; index: string }
type Listing = { part: string; tables: string[]; ways: readonly Way[] }

/** Every way goes by its index, reads no table from its beginning to its end, and sorts nothing. */
export async function expectIndexes(ctx: TestCtx, { part, tables, ways }: Listing): Promise<void> {
  await analyze(ctx, ...tables)
  for (const { name, list, index } of ways) {
    const plan = await planOf(ctx, { part, list })
    expect([name, plan], plan).toEqual([name, expect.stringMatching(new RegExp(`\\b${index}\\b`))])
    for (const table of tables)
      expect([name, plan], plan).toEqual([
        name,
        expect.not.stringMatching(new RegExp(`Seq Scan on ${table}\\b`)),
      ])
    // What may be sorted are rows that share a value of the index.
    const sorted = new RegExp(`Sort Key: (?:${['entry', ...tables].join('|')})\\..*$`, 'm')
    const [, after = ''] = plan.split(sorted)
    expect([name, sorted.test(plan) && !after.includes('Presorted Key')], plan).toEqual([
      name,
      false,
    ])
  }
}
