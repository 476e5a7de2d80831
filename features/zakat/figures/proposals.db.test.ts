import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { findProposal } from '#features/staff/queries.server.ts'
import { listPurges } from '#platform/db/page-purge.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { listFigures } from './desk-queries.server.ts'
import type { NewFigure } from './figures.ts'
import { proposeFigures, zakatFigures } from './proposals.server.ts'
import { currentParameters, listZakatRegions } from './queries.server.ts'
import { addZakatRegion, recordFigures } from './record-figures.server.ts'

const kinds = [zakatFigures]
/** The public pages on which figures and regions stand. */
const shownOn = ['/zakat', '/ramadhan', '/']

function aFigure(fields: Partial<NewFigure> = {}): NewFigure {
  return {
    kind: 'nisabBulan',
    region: 'nasional',
    amount: 8_000_000,
    effectiveFrom: '2027-01-01',
    effectiveTo: null,
    basis: 'Senilai 85 gram emas',
    decree: 'Keputusan Ketua BAZNAS No. 1 Tahun 2027',
    source: 'BAZNAS RI',
    ...fields,
  }
}

async function twoPeople() {
  const ctx = await testContext({ now: '2026-12-20T03:00:00Z' })
  const [maker, other] = [
    await aStaff(ctx, 'bendahara'),
    await aStaff(ctx, 'admin', 'Budi Santoso'),
  ]
  return { ctx, maker, other }
}

/** What every process drops by the commits since the test began. */
async function droppedPages({ db }: TestCtx): Promise<string[][]> {
  return (await listPurges(db, new Date('2026-01-01'))).map(({ prefixes }) => prefixes)
}

async function nisabOn(ctx: TestCtx, day: string) {
  const held = await currentParameters(ctx.db, new Date(`${day}T05:00:00Z`), 'nasional')
  return held.nisabBulan?.amount
}

test('figures of a new decree wait for a second person, and hold from their day on', async () => {
  const { ctx, maker, other } = await twoPeople()
  const rows = [aFigure(), aFigure({ kind: 'tarifPerHari', amount: 70_000 })]
  const id = await proposeFigures(ctx, { rows, note: 'Dari laman BAZNAS' }, { by: maker.id })
  expect(await nisabOn(ctx, '2027-01-02')).toBe(7_640_144)
  const own = decideProposal(
    ctx,
    { kinds, id },
    { by: maker.id, role: maker.role, isApproved: true },
  )
  await expect(own).rejects.toMatchObject({ code: 'staff/same-proposer' })

  ctx.purged.length = 0
  await decideProposal(ctx, { kinds, id }, { by: other.id, role: other.role, isApproved: true })
  expect(await nisabOn(ctx, '2026-12-31')).toBe(7_640_144)
  expect(await nisabOn(ctx, '2027-01-01')).toBe(8_000_000)
  expect(ctx.purged).toEqual(shownOn)
  expect(await droppedPages(ctx)).toContainEqual(shownOn)
  const { terms, before } = (await findProposal(ctx.db, id)) ?? {}
  expect(zakatFigures.describe(terms)).toMatchObject([
    { label: 'Nisab sebulan (nasional)', value: expect.stringContaining('Rp8.000.000 per bulan') },
    { label: 'Fidyah per hari (nasional)' },
  ])
  expect(zakatFigures.describe(before)[0]?.value).toMatch(/^Rp7\.640\.144 per bulan · mulai .*2026/)
})

test('a figure is proposed with its decree, or its source where none decreed it', () => {
  const rows = [
    aFigure(),
    aFigure({ kind: 'hargaEmas24PerGram', decree: null, source: 'Logam Mulia' }),
  ]
  const [nisab, gold] = zakatFigures.describe({ rows })
  expect(nisab?.value).toMatch(/ · Keputusan Ketua BAZNAS No\. 1 Tahun 2027$/)
  expect(gold?.value).toMatch(/ · Logam Mulia$/)
  expect(zakatFigures.address('nasional.2027-01-01')).toBe('/kelola/angka-zakat')
})

test('a proposal is called by its decree, and shows what holds in the place of its figures', async () => {
  const { ctx, maker } = await twoPeople()
  const gold = aFigure({ kind: 'hargaEmas24PerGram', decree: null, source: 'Logam Mulia' })
  const titleAndBefore = async (rows: NewFigure[]) => {
    const id = await proposeFigures(ctx, { rows, note: '' }, { by: maker.id })
    const { title, before } = (await findProposal(ctx.db, id)) ?? {}
    return { title, before }
  }
  expect(await titleAndBefore([gold, aFigure()])).toMatchObject({
    title: 'Logam Mulia',
    // No price of gold holds yet.
    before: { rows: [{ kind: 'nisabBulan', amount: 7_640_144 }] },
  })
  const next = aFigure({ effectiveFrom: '2027-01-02' })
  expect(await titleAndBefore([next])).toMatchObject({ title: next.decree })
  const none = proposeFigures(ctx, { rows: [], note: '' }, { by: maker.id })
  await expect(none).rejects.toThrow('at least one row')
})

test('a figure may hold for one day alone, and from today', async () => {
  const ctx = await testContext({ now: '2026-12-20T03:00:00Z' })
  const today = '2026-12-20'
  await recordFigures(ctx, [aFigure({ effectiveFrom: today, effectiveTo: today })])
  expect(await nisabOn(ctx, today)).toBe(8_000_000)
  expect(await nisabOn(ctx, '2026-12-21')).toBe(7_640_144)
})

test('figures of one kind, region or day are versions apart from all others, and no sample', async () => {
  const ctx = await testContext({ now: '2026-12-20T03:00:00Z' })
  const rows = [
    aFigure(),
    aFigure({ amount: 8_100_000 }),
    aFigure({ amount: 8_200_000 }),
    aFigure({ kind: 'nisabTahun', amount: 96_000_000 }),
    aFigure({ region: 'jabodetabek' }),
    aFigure({ effectiveFrom: '2027-02-01' }),
  ]
  await recordFigures(ctx, rows)
  const recorded = await ctx.db
    .selectFrom('zakat_parameter')
    .select(['kind', 'region', 'version', 'amount', 'is_sample'])
    .where('effective_from', '>=', '2027-01-01')
    .orderBy('effective_from')
    .orderBy('kind')
    .orderBy('region')
    .orderBy('version')
    .execute()
  expect(recorded.map((row) => `${row.kind} ${row.region} ${row.version}`)).toEqual([
    'nisabBulan jabodetabek 1',
    'nisabBulan nasional 1',
    'nisabBulan nasional 2',
    'nisabBulan nasional 3',
    'nisabTahun nasional 1',
    'nisabBulan nasional 1',
  ])
  expect(recorded.some((row) => row.is_sample)).toBe(false)
})

test('figures whose day has come before the approval are not put into the past', async () => {
  const { ctx, maker, other } = await twoPeople()
  const id = await proposeFigures(ctx, { rows: [aFigure()], note: '' }, { by: maker.id })
  ctx.clock.set('2027-01-02T03:00:00Z')
  const late = decideProposal(
    ctx,
    { kinds, id },
    { by: other.id, role: other.role, isApproved: true },
  )
  await expect(late).rejects.toMatchObject({ code: 'zakat/figures-in-past' })
  expect(await findProposal(ctx.db, id)).toMatchObject({ status: 'proposed' })
  expect(await nisabOn(ctx, '2027-01-02')).toBe(7_640_144)
})

test('a second decree for the same day corrects the first as its next version', async () => {
  const { ctx, maker, other } = await twoPeople()
  for (const amount of [8_000_000, 8_100_000]) {
    const id = await proposeFigures(
      ctx,
      { rows: [aFigure({ amount })], note: '' },
      { by: maker.id },
    )
    await decideProposal(ctx, { kinds, id }, { by: other.id, role: other.role, isApproved: true })
  }
  expect(await nisabOn(ctx, '2027-01-01')).toBe(8_100_000)
  const versions = await ctx.db
    .selectFrom('zakat_parameter')
    .select(['version', 'amount'])
    .where('effective_from', '=', '2027-01-01')
    .orderBy('version')
    .execute()
  expect(versions).toEqual([
    { version: 1, amount: 8_000_000 },
    { version: 2, amount: 8_100_000 },
  ])
})

test('the desk lists what is to come, what holds, and the past', async () => {
  const { ctx, maker, other } = await twoPeople()
  const id = await proposeFigures(ctx, { rows: [aFigure()], note: '' }, { by: maker.id })
  await decideProposal(ctx, { kinds, id }, { by: other.id, role: other.role, isApproved: true })
  const states = async (day: string) => {
    const figures = await listFigures(ctx.db, day)
    const own = figures.filter(({ kind }) => kind === 'nisabBulan')
    return own.map(({ effectiveFrom, state }) => `${effectiveFrom} ${state}`)
  }
  expect(await states('2026-12-20')).toEqual([
    '2027-01-01 upcoming',
    '2026-01-01 current',
    '2025-01-01 past',
    '2024-01-01 past',
  ])
  expect((await states('2027-01-01'))[0]).toBe('2027-01-01 current')
})

test.each([
  ['zakat/figures-in-past', { effectiveFrom: '2026-12-19' }],
  ['zakat/figures-end-before', { effectiveTo: '2026-12-31' }],
  ['zakat/region-unknown', { region: 'atlantis' }],
])('%s: %j is not proposed', async (code, change) => {
  const { ctx, maker } = await twoPeople()
  const wish = proposeFigures(ctx, { rows: [aFigure(change)], note: '' }, { by: maker.id })
  await expect(wish).rejects.toMatchObject({ code })
})

test('a region is added once, last in the order, and every page that names regions is dropped', async () => {
  const ctx = await testContext()
  await addZakatRegion(ctx, { code: 'kota-bandung', name: 'Kota Bandung' })
  expect(ctx.purged).toEqual(shownOn)
  expect(await droppedPages(ctx)).toEqual([shownOn])
  await addZakatRegion(ctx, { code: 'kota-ambon', name: 'Kota Ambon' })
  const regions = await listZakatRegions(ctx.db)
  expect(regions.map(({ code }) => code).slice(-2)).toEqual(['kota-bandung', 'kota-ambon'])
  expect(regions.at(-1)).toEqual({ code: 'kota-ambon', name: 'Kota Ambon' })
  const twice = addZakatRegion(ctx, { code: 'kota-bandung', name: 'Bandung' })
  await expect(twice).rejects.toMatchObject({ code: 'zakat/region-taken' })
})
