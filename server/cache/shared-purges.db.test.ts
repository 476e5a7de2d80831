import { expect, test } from 'vitest'
import { withdrawArticle } from '#features/article/save-article.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { forgetPurgesSchedule, recordPurge } from '#platform/db/page-purge.server.ts'
import { makeArticle } from '#tests/articles.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { PageCache } from './page-cache.ts'
import { SharedPurges } from './shared-purges.ts'

type Process = { cache: PageCache; purges: SharedPurges; keep(path: string): Promise<void> }

/** The parts of one process, on the test's database. */
function aProcess(ctx: TestCtx, clock = () => performance.now()): Process {
  const cache = new PageCache(clock)
  const purges = new SharedPurges({ ctx, cache, fence: undefined, clock })
  const headers = { 'Cache-Control': 'public, s-maxage=86400' }
  const keep = async (path: string) => {
    await cache.get(path, async () => new Response('Zulaikha', { headers }))
  }
  return { cache, purges, keep }
}

async function milliseconds(isSo: () => boolean): Promise<number> {
  const began = performance.now()
  while (!isSo() && performance.now() - began < 20_000) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return performance.now() - began
}

test('what one process purges, another drops by itself, and nothing else', async () => {
  const ctx = await testContext()
  const [one, other] = [aProcess(ctx), aProcess(await testContext({ sharing: ctx }))]
  for (const path of ['/', '/donatur/a', '/donatur/a.data', '/surat/2']) await other.keep(path)
  other.purges.start()
  one.purges.purge('/', '/donatur/')
  const took = await milliseconds(() => !other.cache.peek('/donatur/a'))
  other.purges.stop()
  console.info(`another process dropped its page after ${Math.round(took)} ms`)
  expect(other.cache.peek('/donatur/a')).toBeUndefined()
  expect(['/', '/donatur/a.data'].filter((path) => other.cache.peek(path))).toEqual([])
  expect(other.cache.peek('/surat/2')).toBeDefined()
})

test('a purge of any process raises the fence before the replica, and only then drops the pages', async () => {
  const ctx = await testContext()
  const seen: string[] = []
  const cache = { purge: () => void seen.push('dropped'), clear: () => {} }
  const fence = { raise: () => void seen.push('raised') }
  const clock = () => performance.now()
  const purges = new SharedPurges({ ctx, cache, fence, clock })
  purges.purge('/donatur/')
  expect(seen).toEqual(['raised', 'dropped'])
  await recordPurge(ctx, ctx.db, ['/donatur/'])
  await purges.read()
  expect(seen.slice(2, 4)).toEqual(['raised', 'dropped'])
})

test('a purge is part of its change: none without the commit, and one although the process ends with it', async () => {
  const ctx = await testContext()
  const other = aProcess(await testContext({ sharing: ctx }))
  await other.keep('/donatur/a')
  const refused = inTransaction(ctx.db, async (tx) => {
    await recordPurge(ctx, tx, ['/donatur/'])
    throw new Error('not now')
  })
  await expect(refused).rejects.toThrow('not now')
  await other.purges.read()
  expect(other.cache.peek('/donatur/a')).toBeDefined()
  await inTransaction(ctx.db, (tx) => recordPurge(ctx, tx, ['/donatur/']))
  await other.purges.read()
  expect(other.cache.peek('/donatur/a')).toBeUndefined()
})

test('an article that is withdrawn goes from the pages of every process, told by its transaction alone', async () => {
  const ctx = await testContext()
  const other = aProcess(await testContext({ sharing: ctx }))
  const id = await makeArticle(ctx, { slug: 'kabar-keliru' })
  await other.purges.read()
  for (const path of ['/latest-news/kabar-keliru', '/news', '/']) await other.keep(path)
  await withdrawArticle(ctx, id, { by: ctx.newId() })
  await other.purges.read()
  const left = ['/latest-news/kabar-keliru', '/news', '/'].filter((path) => other.cache.peek(path))
  expect(left).toEqual([])
})

test('a purge is applied once: a page drawn after it stays', async () => {
  const ctx = await testContext()
  const other = aProcess(ctx)
  await recordPurge(ctx, ctx.db, ['/donatur/'])
  await other.purges.read()
  await other.keep('/donatur/a')
  await other.purges.read()
  expect(other.cache.peek('/donatur/a')).toBeDefined()
})

test('a change whose transaction began long before its commit is still heard of', async () => {
  const ctx = await testContext()
  const other = aProcess(ctx)
  const begunAt = new Date(ctx.now().getTime() - 60_000)
  await other.keep('/donatur/a')
  await other.purges.read()
  await recordPurge({ newId: ctx.newId, now: () => begunAt }, ctx.db, ['/donatur/'])
  await other.purges.read()
  expect(other.cache.peek('/donatur/a')).toBeUndefined()
})

test('a process that could not read for a while drops what was purged meanwhile, after an hour everything', async () => {
  const ctx = await testContext()
  let clock = 0
  const other = aProcess(ctx, () => clock)
  const pass = (minutes: number) => {
    clock += minutes * 60_000
    ctx.clock.advance({ minutes })
  }
  await other.keep('/donatur/a')
  await other.keep('/surat/2')
  await other.purges.read()
  await recordPurge(ctx, ctx.db, ['/donatur/'])
  pass(30)
  await other.purges.read()
  expect(other.cache.peek('/donatur/a')).toBeUndefined()
  expect(other.cache.peek('/surat/2')).toBeDefined()
  pass(61)
  await other.purges.read()
  expect(other.cache.peek('/surat/2')).toBeUndefined()
})

test('what cannot be written or read in an outage is made up for, and logged once', {
  tags: 'night',
}, async () => {
  const ctx = await testContext()
  const second = await testContext({ sharing: ctx })
  const [one, other] = [aProcess(ctx), aProcess(second)]
  await other.keep('/donatur/a')
  await ctx.db.schema.alterTable('page_purge').renameTo('page_purge_away').execute()
  try {
    one.purges.purge('/donatur/')
    await other.purges.read()
    await other.purges.read()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(second.logged.map(({ event }) => event)).toEqual(['pages.purges-blind'])
  } finally {
    await ctx.db.schema.alterTable('page_purge_away').renameTo('page_purge').execute()
  }
  expect(other.cache.peek('/donatur/a')).toBeDefined()
  one.purges.start()
  other.purges.start()
  await milliseconds(() => !other.cache.peek('/donatur/a'))
  one.purges.stop()
  other.purges.stop()
  expect(other.cache.peek('/donatur/a')).toBeUndefined()
})

test('rows go after an hour', async () => {
  const ctx = await testContext()
  await recordPurge(ctx, ctx.db, ['/'])
  ctx.clock.advance({ minutes: 59 })
  await forgetPurgesSchedule.run(ctx)
  const rows = () => ctx.db.selectFrom('page_purge').select('id').execute()
  expect(await rows()).toHaveLength(1)
  ctx.clock.advance({ minutes: 2 })
  await forgetPurgesSchedule.run(ctx)
  expect(await rows()).toHaveLength(0)
})
