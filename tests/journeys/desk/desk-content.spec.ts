import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { connect } from '#platform/db/connect.server.ts'
import { startServer } from '#tests/server/server.ts'
import { expect, pace, press, test } from '../journey.ts'

/** A day whose samples another journey (fitrah) has as well. */
const EVE = '2026-03-02T09:00:00+07:00'
const NEXT_DAY = '2026-03-03T09:00:00+07:00'
const SLUG = 'kabar-esok-hari'

/** Somebody of a demo who enters the desk in one press, without any script. */
async function enter(browser: Browser, origin: string, role: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/kelola')
  await page.locator(`button[name=peran][value=${role}]`).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
  return page
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main [name=${name}]`).fill(value)
  }
}

async function textOf(origin: string, address: string): Promise<string> {
  return await (await fetch(origin + address)).text()
}

async function scheduleArticle(page: Page): Promise<void> {
  await page.goto('/kelola/artikel/baru')
  await fill(page, {
    title: 'Kabar esok hari',
    slug: SLUG,
    summary: 'Yang kita capai bersama.',
    author: 'Tim kabar',
    body_html: '<h2>Capaian</h2><p onclick="x">Alhamdulillah.</p>',
  })
  await press(page, 'Simpan konsep')
  // No category was chosen: the page says so, and what was typed stays.
  await expect(page.getByText('Pilih kategori.')).toBeVisible()
  await expect(page.locator('[name=title]')).toHaveValue('Kabar esok hari')
  await page.locator('[name=category]').selectOption('kisah')
  await press(page, 'Simpan konsep')
  await expect(page.getByRole('status')).toHaveText('Perubahan tersimpan.')
  await page.getByRole('link', { name: 'Pratinjau' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Capaian' })).toBeVisible()
  await page.getByRole('link', { name: /Isi artikel/ }).click()
  await fill(page, { tanggal: '2026-03-03', jam: '08:00' })
  await press(page, 'Terbitkan')
  await expect(page.getByRole('status')).toHaveText('Jadwal terbit tersimpan.')
}

async function proposeNisab(page: Page): Promise<void> {
  await page.goto('/kelola/angka-zakat')
  await fill(page, {
    decree: 'Keputusan contoh No. 1 Tahun 2026',
    source: 'BAZNAS RI',
    effectiveFrom: '2026-03-03',
    nisabBulan: '8.111.111',
  })
  await press(page, 'Ajukan')
  await expect(page.getByRole('status')).toContainText('Pengajuan dikirim')
}

async function approveNisab(page: Page): Promise<void> {
  await page.goto('/kelola/menunggu')
  await page.getByRole('link', { name: /Memberlakukan angka zakat baru/ }).click()
  await expect(page.getByText(/Rp8\.111\.111 per bulan/)).toBeVisible()
  await expect(page.getByText(/Rp7\.640\.144 per bulan/)).toBeVisible()
  await press(page, 'Setujui')
  await expect(page.getByRole('heading', { level: 1, name: 'Menunggu Anda' })).toBeVisible()
}

/** As a word of the rules would have hidden it; answers its words and its campaign. */
async function hidePrayer(dataDir: string): Promise<{ text: string; slug: string }> {
  const connection = await connect({ dataDir: path.join(dataDir, 'database') })
  const prayer = await connection.db
    .selectFrom('prayer')
    .innerJoin('campaign', 'campaign.id', 'prayer.campaign_id')
    .where('prayer.status', '=', 'shown')
    .select(['prayer.donation_id', 'prayer.text', 'campaign.slug'])
    .orderBy('prayed_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await connection.db
    .updateTable('prayer')
    .set({ status: 'hidden', hidden_for: 'word', reviewed_at: null })
    .where('donation_id', '=', prayer.donation_id)
    .execute()
  await connection.close()
  return prayer
}

test('an article and new figures of zakat wait for their day; a hidden prayer comes back', {
  tag: '@night',
}, async ({ browser }) => {
  test.setTimeout(240_000 * pace)
  const before = await startServer({ env: { TEST_CLOCK: EVE } })
  await scheduleArticle(await enter(browser, before.origin, 'editor'))
  const bendahara = await enter(browser, before.origin, 'bendahara')
  await proposeNisab(bendahara)
  expect((await bendahara.goto('/kelola/doa'))?.status()).toBe(403)
  await approveNisab(await enter(browser, before.origin, 'admin'))
  expect((await fetch(`${before.origin}/latest-news/${SLUG}`)).status).toBe(404)
  const calculator = '/zakatcalculator/zakatpenghasilan'
  expect(await textOf(before.origin, calculator)).toContain('7640144')
  expect(await textOf(before.origin, calculator)).not.toContain('8111111')
  await before.end()

  const { text, slug } = await hidePrayer(before.dataDir)
  const after = await startServer({ dataDir: before.dataDir, env: { TEST_CLOCK: NEXT_DAY } })
  expect((await fetch(`${after.origin}/latest-news/${SLUG}`)).status).toBe(200)
  expect(await textOf(after.origin, '/news')).toContain('Kabar esok hari')
  expect(await textOf(after.origin, calculator)).toContain('8111111')

  const layanan = await enter(browser, after.origin, 'layanan')
  await layanan.goto('/kelola/doa')
  const row = layanan.getByRole('row').filter({ hasText: text })
  await row.getByRole('button', { name: 'Tampilkan kembali' }).click()
  await expect(layanan.getByRole('status')).toHaveText('Doa kembali tampil.')
  await layanan.goto(`/doa-orang-baik/${slug}`)
  await expect(layanan.getByText(text).first()).toBeVisible()
  await after.end()
  await before.stop()
})
