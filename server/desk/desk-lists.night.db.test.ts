import { sql } from 'kysely'
import { test } from 'vitest'
import { listDeskArticles } from '#features/article/desk-queries.server.ts'
import { listVisits } from '#features/asrama/desk-queries.server.ts'
import { listStaffCampaigns } from '#features/campaign/edit/staff-list.server.ts'
import { listMedia } from '#features/media/queries.server.ts'
import { listSuspense } from '#features/suspense/suspense-list.server.ts'
import { listHiddenPrayers } from '#features/prayer/review-prayer.server.ts'
import { listAudit } from '#features/staff/audit-log.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { anAsrama } from '#tests/asrama.ts'
import { testContext } from '#tests/context.ts'
import {
  expectIndexes,
  ids,
  makeManyArticles,
  makeManyCampaigns,
  makeManyDonations,
  makeManyPictures,
  numbered,
} from '#tests/database/many-rows.ts'
import { needPlans } from '#tests/database/skip-unless.ts'
import { aStaff } from '#tests/desk/staff.ts'

// The desk's lists with many rows: each page goes by an index in the list's own order, so that a list of any length
// costs what its page costs. The list of donations has a test of its own.

test('the list of programmes goes by an index in each order, state and page', async () => {
  needPlans()
  const ctx = await testContext()
  await makeManyCampaigns(ctx, {
    title: sql`'Program ' || n`,
    status: sql`case when n % 20 = 0 then 'paused' else 'active' end`,
  })
  const later = (await listStaffCampaigns(ctx.db, { limit: 2_000 })).next ?? ''
  const titled = (await listStaffCampaigns(ctx.db, { sort: 'judul', limit: 2_000 })).next ?? ''
  const way = (name: string, index: string, filter: Parameters<typeof listStaffCampaigns>[1]) => ({
    name,
    index,
    list: (db: Db) => listStaffCampaigns(db, filter),
  })
  await expectIndexes(ctx, {
    part: 'order by "campaign"',
    tables: ['campaign'],
    ways: [
      way('first page', 'campaign_changed', {}),
      way('later page', 'campaign_changed', { after: later }),
      way('by title', 'campaign_by_title', { sort: 'judul' }),
      way('later by title', 'campaign_by_title', { sort: 'judul', after: titled }),
      way('of a state', 'campaign_changed_of_status', { status: 'paused' }),
    ],
  })
})

test('the list of articles goes by an index in each order, state and page', async () => {
  needPlans()
  const ctx = await testContext({ now: '2026-06-01T00:00:00Z' })
  await makeManyArticles(ctx, {
    title: sql`'Kabar ' || n`,
    status: sql`case when n % 20 = 0 then 'draft' else 'published' end`,
  })
  const now = ctx.now()
  const later = (await listDeskArticles(ctx.db, { now, limit: 2_000 })).next ?? ''
  type Filter = Omit<Parameters<typeof listDeskArticles>[1], 'now'>
  const way = (name: string, index: string, filter: Filter) => ({
    name,
    index,
    list: (db: Db) => listDeskArticles(db, { now, ...filter }),
  })
  await expectIndexes(ctx, {
    part: 'order by "article"',
    tables: ['article'],
    ways: [
      way('first page', 'article_changed', {}),
      way('later page', 'article_changed', { after: later }),
      way('by title', 'article_by_title', { sort: 'judul' }),
      way('drafts', 'article_changed_of_status', { state: 'draft' }),
    ],
  })
})

test('the audit log goes by an index in both orders, of a person and of days', async () => {
  needPlans()
  const ctx = await testContext()
  const { id: staffId } = await aStaff(ctx, 'layanan')
  await sql`
    insert into audit_entry (id, made_at, staff_id, staff_name, staff_role, permission, says,
      document_id, details)
    select ${ids}, at, ${staffId}, 'Rina', 'layanan', 'donation.read', 'Melihat donasi',
      n::text, '{"nomor": "A"}'
    from ${numbered}`.execute(ctx.db)
  const later = (await listAudit(ctx.db, { limit: 2_000 })).next
  const way = (name: string, index: string, filter: Parameters<typeof listAudit>[1]) => ({
    name,
    index,
    list: (db: Db) => listAudit(db, filter),
  })
  await expectIndexes(ctx, {
    part: 'from "audit_entry"',
    tables: ['audit_entry'],
    ways: [
      way('first page', 'audit_entry_latest', {}),
      way('later page', 'audit_entry_latest', { after: later }),
      way('oldest first', 'audit_entry_latest', { isOldestFirst: true }),
      way('of days', 'audit_entry_latest', { from: '2026-01-03', through: '2026-01-04' }),
      way('of somebody', 'audit_entry_(?:of_staff|latest)', { staffId }),
      way('of nobody', 'audit_entry_of_staff', { staffId: ctx.newId() }),
    ],
  })
})

test('the library, money in suspense and visits go by an index in their order', async () => {
  needPlans()
  const ctx = await testContext()
  await makeManyPictures(ctx, { alt: sql`'Sumur ' || n` })
  await expectIndexes(ctx, {
    part: 'from "media"',
    tables: ['media'],
    ways: [
      { name: 'library', index: 'media_latest', list: (db) => listMedia(db, {}) },
      { name: 'by text', index: 'media_by_alt', list: (db) => listMedia(db, { sort: 'isi' }) },
    ],
  })
  await sql`
    insert into suspense (donation_id, id, provider, provider_id, reason, amount, status, created_at)
    select ${ids}, ${ids}, 'sandbox', n::text, 'late', 10000,
      case when n % 20 = 0 then 'open' else 'allocated' end, at
    from ${numbered}`.execute(ctx.db)
  const after = (await listSuspense(ctx.db, { limit: 2_000 })).next
  await expectIndexes(ctx, {
    part: 'from "suspense"',
    tables: ['suspense'],
    ways: [
      { name: 'all', index: 'suspense_in_order', list: (db) => listSuspense(db, {}) },
      { name: 'later', index: 'suspense_in_order', list: (db) => listSuspense(db, { after }) },
      {
        name: 'open',
        index: 'suspense_of_status',
        list: (db) => listSuspense(db, { status: 'open', sort: 'terbaru' }),
      },
    ],
  })
  const asramaId = await anAsrama(ctx)
  await sql`
    insert into asrama_visit (asrama_id, public_id, input_mark, visit_on, people, state, person,
      created_at, decided_at)
    select ${asramaId}, upper(substr(md5(n::text), 1, 26)), n::text, date '2026-01-01' + n % 500, 2,
      case when n % 20 = 0 then 'requested' else 'declined' end, 'x', at,
      case when n % 20 = 0 then null else at end
    from ${numbered}`.execute(ctx.db)
  await expectIndexes(ctx, {
    part: 'from "asrama_visit"',
    tables: ['asrama_visit'],
    ways: [true, false].map((isWaiting) => ({
      name: `waiting ${isWaiting}`,
      index: isWaiting ? 'asrama_visit_waiting' : 'asrama_visit_answered',
      list: (db: Db) => listVisits(db, { isWaiting }),
    })),
  })
})

test('hidden prayers that nobody has read are found among many that somebody has', async () => {
  needPlans()
  const ctx = await testContext()
  const id = await makeManyDonations(ctx)
  await sql`
    insert into prayer (donation_id, public_id, campaign_id, text, status, hidden_for, prayed_at,
      created_at, reviewed_at)
    select ${ids}, upper(substr(md5(n::text), 1, 26)), ${id}, 'Semoga', 'hidden', 'word', at, at,
      case when n % 1000 = 0 then null else at end
    from ${numbered}`.execute(ctx.db)
  const way = (name: string, index: string, filter: Parameters<typeof listHiddenPrayers>[1]) => ({
    name,
    index,
    list: (db: Db) => listHiddenPrayers(db, filter),
  })
  await expectIndexes(ctx, {
    part: 'order by "prayer"',
    tables: ['prayer'],
    ways: [
      way('unread', 'prayer_unread', {}),
      way('unread, oldest first', 'prayer_unread', { isOldestFirst: true }),
      way('read', 'prayer_hidden', { isReviewed: true }),
    ],
  })
})
