import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { helpInput } from './contract.ts'
import { getDeskHelp, listDeskHelp } from './desk-queries.server.ts'
import { getHelpArticle, listHelp } from './queries.server.ts'
import { addHelp, changeHelp, moveHelp, removeHelp } from './save-help.server.ts'
import { voteHelp } from './vote-help.server.ts'

function words(title: string) {
  const text = { summary: 'Ringkas.', body: 'Isi **penting**.', keywords: '' }
  return { topic: 'akun' as const, title, ...text }
}

async function slugs(ctx: TestCtx) {
  return (await listHelp(ctx.db)).map(({ slug }) => slug)
}

test('a new article stands last in its topic, is changed, and the pages that show it are dropped', async () => {
  const ctx = await testContext()
  await addHelp(ctx, { slug: 'lupa-sandi', ...words('Lupa kata sandi') })
  const id = await addHelp(ctx, { slug: 'ganti-nomor', ...words('Ganti nomor') })
  expect(await slugs(ctx)).toEqual(['lupa-sandi', 'ganti-nomor'])
  expect(ctx.purged).toEqual(['/pusat-bantuan', '/pusat-bantuan'])

  ctx.clock.set('2026-12-01T00:00:00Z')
  await changeHelp(ctx, { id, ...words('Mengganti nomor') })
  expect(await getHelpArticle(ctx.db, 'ganti-nomor')).toMatchObject({
    title: 'Mengganti nomor',
    updated_at: ctx.now(),
  })
  const taken = { code: 'help/slug-taken', fields: { slug: expect.any(String) } }
  await expect(addHelp(ctx, { slug: 'ganti-nomor', ...words('Lain') })).rejects.toMatchObject(taken)
  const missing = { ...words('Lain'), id: ctx.newId() }
  await expect(changeHelp(ctx, missing)).rejects.toMatchObject({ status: 404 })
})

test('articles change places with their neighbour of the same topic, and stop at its ends', async () => {
  const ctx = await testContext()
  const first = await addHelp(ctx, { slug: 'satu', ...words('Satu') })
  await addHelp(ctx, { slug: 'zakat', ...words('Zakat'), topic: 'zakat' })
  const third = await addHelp(ctx, { slug: 'tiga', ...words('Tiga') })
  await moveHelp(ctx, { id: third, isUp: true })
  expect(await slugs(ctx)).toEqual(['zakat', 'tiga', 'satu'])
  await moveHelp(ctx, { id: third, isUp: true })
  await moveHelp(ctx, { id: first, isUp: false })
  expect(await slugs(ctx)).toEqual(['zakat', 'tiga', 'satu'])
  await moveHelp(ctx, { id: third, isUp: false })
  expect(await slugs(ctx)).toEqual(['zakat', 'satu', 'tiga'])
  const unknown = moveHelp(ctx, { id: ctx.newId(), isUp: true })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})

test('articles that are moved or added at once never share a place', async () => {
  const ctx = await testContext()
  const ids = await Promise.all(
    ['satu', 'dua', 'tiga', 'empat'].map((slug) => addHelp(ctx, { slug, ...words(slug) })),
  )
  await Promise.all(ids.map((id) => moveHelp(ctx, { id, isUp: true })))
  const rows = await ctx.db.selectFrom('help_article').select('position').execute()
  expect(new Set(rows.map(({ position }) => position)).size).toBe(4)
})

test('the desk sees each article with the votes of visitors', async () => {
  const ctx = await testContext()
  const id = await addHelp(ctx, { slug: 'satu', ...words('Satu') })
  await addHelp(ctx, { slug: 'dua', ...words('Dua') })
  for (const [voter, isHelpful] of [
    ['tamu:1', true],
    ['tamu:2', false],
    ['tamu:3', true],
  ] as const)
    await voteHelp(ctx, { slug: 'satu', isHelpful, voter, address: '192.0.2.1' })
  expect(await listDeskHelp(ctx.db)).toMatchObject([
    { id, title: 'Satu', yes: 2, no: 1 },
    { title: 'Dua', yes: 0, no: 0 },
  ])
  expect(await getDeskHelp(ctx.db, id)).toMatchObject({ slug: 'satu', body: 'Isi **penting**.' })
  for (const unknown of [ctx.newId(), 'x'])
    await expect(getDeskHelp(ctx.db, unknown)).rejects.toMatchObject({ status: 404 })
})

test('a removed article goes with its votes', async () => {
  const ctx = await testContext()
  const id = await addHelp(ctx, { slug: 'satu', ...words('Satu') })
  await voteHelp(ctx, { slug: 'satu', isHelpful: true, voter: 'tamu:1', address: '192.0.2.1' })
  await removeHelp(ctx, id)
  expect(await ctx.db.selectFrom('help_vote').selectAll().execute()).toEqual([])
  await expect(removeHelp(ctx, id)).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['slug', 'Tidak Baik'],
  ['topic', 'gosip'],
  ['title', '  '],
  ['body', ''],
])('an article with this %s is refused: %j', (field, value) => {
  const good = { slug: 'lupa-sandi', ...words('Lupa') }
  expect(v.safeParse(helpInput, good).success).toBe(true)
  const { issues = [] } = v.safeParse(helpInput, { ...good, [field]: value })
  expect(issues.map((issue) => v.getDotPath(issue))).toContain(field)
})

test('the desk finds articles by any part of every word, in the texts and in the words to look for', async () => {
  const ctx = await testContext()
  await addHelp(ctx, { slug: 'sandi', ...words('Lupa kata sandi'), keywords: 'password pin' })
  await addHelp(ctx, { slug: 'nomor', ...words('Ganti nomor'), body: 'Tekan **Kontak**, 100%.' })
  const found = async (q: string) => (await listDeskHelp(ctx.db, q)).map(({ title }) => title)
  expect(await found('')).toEqual(['Lupa kata sandi', 'Ganti nomor'])
  expect(await found('  SAND  ')).toEqual(['Lupa kata sandi'])
  expect(await found('asswo lupa')).toEqual(['Lupa kata sandi'])
  expect(await found('kontak 100%')).toEqual(['Ganti nomor'])
  expect(await found('UP')).toEqual(['Lupa kata sandi'])
  expect(await found('lupa nomor')).toEqual([])
})
