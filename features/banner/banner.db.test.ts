import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { bannerState } from './banner.ts'
import { bannerInput } from './contract.ts'
import { findBanner, getBanner, listBanners } from './queries.server.ts'
import { removeBanner, saveBanner } from './save-banner.server.ts'

const idulfitri = {
  text: 'Kantor libur Idulfitri.',
  link: '/pusat-bantuan',
  linkWords: 'Selengkapnya',
  startsOn: '2027-03-08',
  endsOn: '2027-03-14',
}

test('a notice shows from its first to its last day in Jakarta', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const id = await saveBanner(ctx, idulfitri, { by })
  expect(ctx.purged).toEqual(['/'])
  const at = (moment: string) => findBanner(ctx.db, new Date(moment))
  expect(await at('2027-03-07T16:59:59Z')).toBeUndefined()
  expect(await at('2027-03-07T17:00:00Z')).toMatchObject({
    id,
    text: 'Kantor libur Idulfitri.',
    link: { to: '/pusat-bantuan', words: 'Selengkapnya' },
  })
  expect(await at('2027-03-14T16:59:59Z')).toMatchObject({ id })
  expect(await at('2027-03-14T17:00:00Z')).toBeUndefined()
  expect(bannerState(idulfitri, '2027-03-07')).toBe('upcoming')
  expect(bannerState(idulfitri, '2027-03-14')).toBe('current')
  expect(bannerState(idulfitri, '2027-03-15')).toBe('past')
})

test('of two notices the later one shows; it is changed and removed', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const now = new Date('2027-03-10T03:00:00Z')
  await saveBanner(ctx, idulfitri, { by })
  const bare = { ...idulfitri, text: 'Banjir.', link: '', linkWords: '', startsOn: '2027-03-09' }
  const id = await saveBanner(ctx, bare, { by })
  expect(await findBanner(ctx.db, now)).toMatchObject({ text: 'Banjir.', link: null })
  await saveBanner(ctx, { ...bare, id, text: 'Gempa.' }, { by })
  expect(await getBanner(ctx.db, id)).toMatchObject({ text: 'Gempa.' })
  await removeBanner(ctx, id)
  expect(await findBanner(ctx.db, now)).toMatchObject({ text: 'Kantor libur Idulfitri.' })
  expect(await listBanners(ctx.db)).toHaveLength(1)
  await expect(removeBanner(ctx, id)).rejects.toMatchObject({ status: 404 })
  await expect(saveBanner(ctx, { ...bare, id }, { by })).rejects.toMatchObject({ status: 404 })
  await expect(getBanner(ctx.db, id)).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['endsOn', { endsOn: '2027-03-07' }],
  ['endsOn', { endsOn: '2027-02-30' }],
  ['text', { text: ' ' }],
  ['link', { link: 'javascript:alert(1)' }],
  ['link', { link: '//jahat.test' }],
  ['link', { link: '/\\jahat.test' }],
  ['link', { link: 'http://contoh.id' }],
  ['linkWords', { linkWords: '' }],
])('a notice is refused at %s: %j', (field, change) => {
  expect(v.safeParse(bannerInput, idulfitri).success).toBe(true)
  expect(v.safeParse(bannerInput, { ...idulfitri, link: 'https://contoh.id/x' }).success).toBe(true)
  const { issues = [] } = v.safeParse(bannerInput, { ...idulfitri, ...change })
  expect(issues.map((issue) => v.getDotPath(issue))).toContain(field)
})
