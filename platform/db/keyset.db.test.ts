import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeArticle } from '#tests/articles.ts'
import { testContext } from '#tests/context.ts'
import { type Keyset, positionIn } from './keyset.server.ts'

test('pages of one row follow each other in both orders, parted by id and by the microsecond', async () => {
  const ctx = await testContext()
  for (const [slug, title, at] of [
    ['artikel-a', 'Sumur', '2026-03-01T00:00:00.000001Z'],
    ['artikel-b', 'Air & "pipa"', '2026-03-01T00:00:00.000002Z'],
    ['artikel-c', 'Sumur', '2026-03-01T00:00:00.000002Z'],
    ['artikel-d', 'Éra 100%', '1999-01-01T00:00:00Z'],
  ] as const) {
    const id = await makeArticle(ctx, { slug, title })
    await sql`update article set changed_at = ${at} where id = ${id}`.execute(ctx.db)
  }
  const walk = async (keyset: Keyset) => {
    const seen: string[] = []
    let after: string | undefined
    for (let n = 0; n < 10; n += 1) {
      const { isAfter, cursor } = positionIn(keyset, after)
      const row = await ctx.db
        .selectFrom('article')
        .select(['slug', cursor.as('cursor')])
        .where(isAfter)
        .orderBy(sql.ref(keyset.by), keyset.order)
        .orderBy('article.id', keyset.order)
        .limit(1)
        .executeTakeFirst()
      if (!row) break
      seen.push(row.slug)
      after = row.cursor
    }
    return seen
  }
  const changed = { by: 'article.changed_at', id: 'article.id', kind: 'moment' } as const
  expect(await walk({ ...changed, order: 'asc' })).toEqual([
    'artikel-d',
    'artikel-a',
    'artikel-b',
    'artikel-c',
  ])
  expect(await walk({ ...changed, order: 'desc' })).toEqual([
    'artikel-c',
    'artikel-b',
    'artikel-a',
    'artikel-d',
  ])
  const titled = { by: 'article.title', id: 'article.id', kind: 'text' } as const
  const down = await walk({ ...titled, order: 'desc' })
  expect(down).toHaveLength(4)
  expect(await walk({ ...titled, order: 'asc' })).toEqual(down.toReversed())
})

test('any other text names the beginning of a list', async () => {
  const ctx = await testContext()
  await makeArticle(ctx, { slug: 'artikel-satu' })
  const changed = { by: 'article.changed_at', id: 'article.id', kind: 'moment' } as const
  const id = '01900000-0000-7000-8000-000000000000'
  for (const after of ['x', "1.'; drop table article", id, `${id}.x`, `${id}.${'9'.repeat(20)}`]) {
    const { isAfter } = positionIn({ ...changed, order: 'desc' }, after)
    const rows = await ctx.db.selectFrom('article').select('slug').where(isAfter).execute()
    expect([after, rows]).toEqual([after, [{ slug: 'artikel-satu' }]])
  }
})
