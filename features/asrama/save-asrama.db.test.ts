import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anAsrama } from '#tests/asrama.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { asramaInput, deliveryInput, needInput } from './desk-contract.ts'
import {
  getDeskAsrama,
  hoursText,
  listDeliveries,
  listDeskAsrama,
  listDeskNeeds,
} from './desk-queries.server.ts'
import { getAsrama, listAsrama } from './queries.server.ts'
import { recordDelivery } from './record-delivery.server.ts'
import { addAsrama, changeAsrama, publishAsrama } from './save-asrama.server.ts'
import { addNeed, changeNeed } from './save-need.server.ts'

const typed = {
  slug: 'tepian-musi',
  name: 'Asrama Tepian Musi',
  summary: 'Tempat tinggal dan belajar.',
  story: 'Pagi sekolah.\r\n\r\nSore mengaji.',
  province: 'sumatera-selatan',
  city: 'Kota Palembang',
  district: 'Seberang Ulu',
  latitude: '-3,01',
  longitude: '104.76',
  address: 'Jalan Rahasia No. 7',
  capacity: '90',
  residents: '85',
  nonResidents: '40',
  countedOn: '2026-06-01',
  head: 'Ibu Ratna',
  phone: '+62 800 0000 0002',
  email: '',
  hours: 'Minggu: -\n13.00–16.30\n13.00-16.30\n13.00–16.30\n13.00–16.30\n-\n09:00 – 15:00',
  takesVisits: 'ya',
  mostVisitors: '20',
  coverWords: '',
  campaignSlug: '',
}
const input = v.parse(asramaInput, typed)
const need = { name: 'Beras', unit: 'kg', wanted: 600, fromMonth: '2026-11', untilMonth: '' }

test('a new dormitory is hidden until it is published, and its page shows what was written', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const now = ctx.now()
  const id = await addAsrama(ctx, input)
  expect(await listAsrama(ctx.db, { now })).toEqual([])
  expect(await listDeskAsrama(ctx.db)).toMatchObject([{ id, isPublished: false, waiting: 0 }])
  await publishAsrama(ctx, { id, isPublished: true })
  expect(ctx.purged).toContain('/asrama')
  expect(await getAsrama(ctx.db, 'tepian-musi', now)).toMatchObject({
    latitude: -3.01,
    story: ['Pagi sekolah.', 'Sore mengaji.'],
    hours: [null, ['13:00', '16:30'], {}, {}, {}, null, ['09:00', '15:00']],
    residents: 85,
  })
  const row = await getDeskAsrama(ctx.db, id)
  expect(v.parse(asramaInput, { ...typed, hours: hoursText(row.hours) }).hours).toEqual(row.hours)

  await changeAsrama(ctx, { ...input, id, residents: 90, head: 'Ibu Sari' })
  expect(await getAsrama(ctx.db, 'tepian-musi', now)).toMatchObject({
    residents: 90,
    head: 'Ibu Sari',
  })
  await publishAsrama(ctx, { id, isPublished: false })
  await expect(getAsrama(ctx.db, 'tepian-musi', now)).rejects.toMatchObject({ status: 404 })
  await expect(addAsrama(ctx, input)).rejects.toMatchObject({ code: 'asrama/slug-taken' })
  await expect(changeAsrama(ctx, { ...input, id: ctx.newId() })).rejects.toMatchObject({
    status: 404,
  })
  await expect(getDeskAsrama(ctx.db, 'x')).rejects.toMatchObject({ status: 404 })
})

test('a campaign gathers for one dormitory alone', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'asrama-musi' })
  const own = { ...input, campaignSlug: 'asrama-musi' }
  const id = await addAsrama(ctx, own)
  expect(await getDeskAsrama(ctx.db, id)).toMatchObject({ campaignSlug: 'asrama-musi' })
  await changeAsrama(ctx, { ...own, id })
  const other = addAsrama(ctx, { ...own, slug: 'lain' })
  await expect(other).rejects.toMatchObject({ code: 'asrama/campaign-taken' })
  const unknown = addAsrama(ctx, { ...own, slug: 'lain', campaignSlug: 'tidak-ada' })
  await expect(unknown).rejects.toMatchObject({ code: 'asrama/campaign-unknown' })
})

test('needs are added, changed and ended, and deliveries are counted for them', async () => {
  const ctx = await testContext({ now: '2026-11-21T03:00:00Z' })
  const asramaId = await anAsrama(ctx)
  const id = await addNeed(ctx, { ...need, asramaId })
  await recordDelivery(ctx, {
    asramaId,
    needId: id,
    quantity: 250,
    receivedOn: '2026-11-20',
    by: 'x',
  })
  await changeNeed(ctx, { ...need, asramaId, id, wanted: 500, unit: 'karung' })
  // The unit of what was delivered stays.
  const { needs } = await getAsrama(ctx.db, 'tepian-musi', ctx.now())
  expect(needs).toEqual([{ name: 'Beras', unit: 'kg', wanted: 500, arrived: 250 }])
  expect(await listDeliveries(ctx.db, asramaId)).toMatchObject([{ name: 'Beras', quantity: 250 }])
  const early = { asramaId, needId: id, quantity: 1, receivedOn: '2026-11-22', by: 'x' }
  await expect(recordDelivery(ctx, early)).rejects.toMatchObject({
    code: 'asrama/delivery-in-future',
  })

  await changeNeed(ctx, { ...need, asramaId, id, untilMonth: '2026-11' })
  ctx.clock.set('2026-12-05T03:00:00Z')
  expect((await getAsrama(ctx.db, 'tepian-musi', ctx.now())).needs).toEqual([])
  expect(await listDeskNeeds(ctx.db, asramaId)).toMatchObject([{ id, untilMonth: '2026-11' }])
  const missing = changeNeed(ctx, { ...need, asramaId, id: ctx.newId() })
  await expect(missing).rejects.toMatchObject({ status: 404 })
})

test('one need of money at a time, also of two added at once', async () => {
  const ctx = await testContext()
  const asramaId = await anAsrama(ctx)
  const money = { ...need, asramaId, name: 'Uang saku', unit: 'rupiah' }
  const both = await Promise.allSettled([addNeed(ctx, money), addNeed(ctx, money)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'asrama/money-need-taken' },
  })
})

test.each([
  ['residents', asramaInput, { ...typed, residents: '91' }],
  ['latitude', asramaInput, { ...typed, latitude: '-3.0123' }],
  ['longitude', asramaInput, { ...typed, longitude: '10' }],
  ['hours', asramaInput, { ...typed, hours: '-\n-' }],
  ['hours', asramaInput, { ...typed, hours: '-\n-\n-\n-\n-\n-\n17.00–09.00' }],
  ['email', asramaInput, { ...typed, email: 'salah' }],
  ['province', asramaInput, { ...typed, province: 'atlantis' }],
  ['untilMonth', needInput, { ...need, wanted: '1', untilMonth: '2026-10' }],
  ['wanted', needInput, { ...need, wanted: '0' }],
  ['quantity', deliveryInput, { needId: '', quantity: '0', receivedOn: '2026-11-01' }],
])('a form is refused at %s', (field, schema, values) => {
  const { issues = [] } = v.safeParse(schema as v.GenericSchema, values)
  expect(issues.map((issue) => v.getDotPath(issue))).toContain(field)
})
