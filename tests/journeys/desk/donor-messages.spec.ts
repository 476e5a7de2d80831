import { fillForm, payInSimulator } from '../giving/donation.ts'
import { expect, open, press } from '../journey.ts'
import { comeInAs } from './institution-money.ts'
import { postHook, templatesTo, test } from './whatsapp-desk.ts'

test('a gift by a phone number alone is thanked with its kuitansi by WhatsApp, and the desk sees it arrive', {
  tag: '@night',
}, async ({ page, whatsapp }) => {
  test.slow()
  await open(page, '/donasi-sekarang/makan-bergizi-asrama-yatim')
  await fillForm(page, { name: 'Nurhayati Lestari' })
  const id = page.url().split('/').at(-1) ?? ''
  await press(page, /^QRIS/)
  await expect(page).toHaveURL(`/checkout-qrcode/${id}`)
  await payInSimulator(page, id)
  await expect.poll(() => templatesTo(whatsapp, '6281234567890').length).toBe(1)
  const [sent] = templatesTo(whatsapp, '6281234567890')
  expect(sent?.template?.name).toBe('bukti_donasi')
  const paper = JSON.stringify(sent?.template?.components)
  const link = /"link":"([^"]+\.pdf)"/.exec(paper)?.[1] ?? ''
  const file = await page.request.get(link)
  expect([file.status(), (await file.body()).toString('latin1', 0, 4)]).toEqual([200, '%PDF'])

  const wamid = sent?.wamid ?? ''
  const forged = whatsapp.hook({ statuses: [{ id: wamid, status: 'read' }] }, 'another secret')
  expect(await postHook(page, forged)).toBe(401)
  for (const status of ['sent', 'delivered', 'read'])
    expect(await postHook(page, whatsapp.status(wamid, status, { category: 'utility' }))).toBe(200)

  await comeInAs(page, 'layanan')
  await page.goto('/kelola/donatur?cari=081234567890')
  await page.getByRole('cell').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nurhayati Lestari')
  const message = page.getByText(/^Terima kasih dan kuitansi: WhatsApp, terkirim /)
  await expect(message).toContainText(/terkirim .+, sampai .+, dibaca /)
})

test('STOP arrives while a lot is on its way: whoever wrote it is left out, and the result says so', {
  tag: '@night',
}, async ({ page, whatsapp }) => {
  test.slow()
  const phones = ['6281190000001', '6281190000002', '6281190000003']
  const rows = phones.map((phone, at) => `S${at};Donatur Sabang ${at};${phone};Sabang;ya;Formulir`)
  await comeInAs(page, 'layanan')
  await page.goto('/kelola/donatur/impor')
  await page
    .getByLabel('Atau tempel dari lembar kerja')
    .fill(['kode_lama;nama;hp;kota;boleh_wa;asal_persetujuan', ...rows].join('\n'))
  await press(page, 'Periksa')
  await press(page, 'Pindahkan semuanya')
  await expect(page).toHaveURL(/kabar=simpan/)
  await page.goto('/kelola/segmen')
  await page.getByLabel('Kota atau provinsi').fill('Sabang')
  await press(page, 'Hitung')
  await page.getByLabel('Nama segmen').fill('Donatur Sabang')
  await press(page, 'Simpan segmen')
  await expect(page.getByRole('link', { name: 'Donatur Sabang' })).toBeVisible()

  await comeInAs(page, 'program')
  await page.goto('/kelola/kiriman/baru?pesan=ramadan')
  await page.getByLabel('Untuk siapa').selectOption({ label: 'Donatur Sabang' })
  await page.getByLabel('Pesan semenit').fill('6')
  await press(page, 'Lanjut')
  await press(page, 'Kirim kepada 3 donatur')
  const reached = () => phones.filter((phone) => templatesTo(whatsapp, phone).length > 0)
  await expect.poll(() => reached().length).toBeGreaterThan(0)
  const stopping = phones.findLast((phone) => !reached().includes(phone)) ?? ''
  expect(await postHook(page, whatsapp.write(`+${stopping}`, 'STOP'))).toBe(200)
  await expect.poll(() => reached().length, { timeout: 60_000 }).toBe(2)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('1 donatur: Penerima berhenti dari kabar.')).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 60_000 })
  expect(templatesTo(whatsapp, stopping)).toEqual([])
  expect(whatsapp.taken.filter(({ type, to }) => type === 'text' && to === stopping)).toHaveLength(
    1,
  )
})
