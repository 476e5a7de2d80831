import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startServer } from '#tests/server/server.ts'
import { expect, open, test, pace } from '../journey.ts'
import { liveSettings } from '../live.ts'

const campaign = '/campaign/banjir-demak-dapur-umum'

/** The figures beside the drawing of the money's way: name → rupiah. */
async function moneyOn(page: Page): Promise<Record<string, number>> {
  const rows = page.getByRole('region', { name: 'Perjalanan dana' }).locator('dl').first()
  const figures = await rows.locator('div').evaluateAll((found) =>
    found.map((row) => {
      const [name = '', amount = ''] = ['dt', 'dd'].map(
        (tag) => row.querySelector(tag)?.textContent ?? '',
      )
      return [name.replace(/ \(\d+%\)$/, ''), Number(amount.replaceAll(/\D/g, ''))] as const
    }),
  )
  return Object.fromEntries(figures)
}

test('a seal opens what was verified, by whom and when; without records there is none', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, campaign)
  await page.getByText('Terverifikasi', { exact: true }).click()
  const list = page.getByRole('listitem').filter({ hasText: 'Nama pemilik rekening tujuan' })
  await expect(list).toContainText('Sesuai')
  await expect(list).toContainText(/Diperiksa oleh Bagian keuangan \(contoh\), \d+ \w+ \d{4}/)
  await expect(list).toContainText('Bukti: nama rekening dicocokkan')

  // Nothing is recorded of the first, and not enough of the second.
  for (const slug of ['nusantara-sorong', 'harapan-banua']) {
    await open(page, `/campaign/operasional-asrama-${slug}`)
    await expect(page.getByText('Terverifikasi', { exact: true })).toHaveCount(0)
    await page.getByText('Siapa kami').click()
    await expect(page.locator('main')).toContainText(
      slug === 'nusantara-sorong' ? 'belum ada tanda terverifikasi' : 'Belum diperiksa',
    )
  }
  await open(page, '/category/yatim')
  const cards = page.getByRole('article')
  const sealed = cards.filter({ hasText: 'terverifikasi' })
  await expect(cards.filter({ hasText: 'Sorong' })).toHaveCount(1)
  await expect(sealed.filter({ hasText: 'Sorong' })).toHaveCount(0)
  expect(await sealed.count()).toBeGreaterThan(1)
})

test('a campaign and the home page show where the money is, and it adds up', {
  tag: '@night',
}, async ({ page }) => {
  for (const address of [campaign, '/campaign/zakat-maal', '/']) {
    await open(page, address)
    const { 'Dititipkan donatur': given, ...rest } = await moneyOn(page)
    expect(given).toBeGreaterThan(0)
    expect(rest['Sudah disalurkan']).toBeGreaterThan(0)
    const parts = Object.values(rest).reduce((sum, amount) => sum + amount, 0)
    expect(parts).toBe(given)
  }
})

test('covers come with the page, tell their subject, and bring no drawing code', {
  tag: '@night',
}, async ({ page, request }) => {
  const scripts: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text().catch(() => ''))
  })
  await open(page, '/program')
  const shown = await page
    .locator('article [data-cover]')
    .evaluateAll((covers) => covers.map((cover) => cover.querySelector('g')?.innerHTML ?? ''))
  const drawings = shown.map((text) => text.replaceAll(/ id="[^"]*"|url\([^)]*\)/g, ''))
  expect(new Set(drawings).size).toBe(shown.length)
  expect(drawings.every((text) => text.includes('<path'))).toBe(true)
  expect(scripts.filter((text) => text.includes('linearGradient id="s"'))).toEqual([])
  const { token } = (await (await request.get('/v2/session')).json()) as { token: string }
  const answer = await request.get('/v2/campaigns/banjir-demak-dapur-umum', {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { cover: Record<string, unknown> } }
  expect(data.cover).toMatchObject({ motif: 'dapur', place: 'banjir', palette: 'hujan' })
  const picture = await request.get(`/sampul/dapur-banjir-hujan-${String(data.cover.seed)}.svg`)
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
})

test('a live installation without records says so, and shows no seal', {
  tag: '@night',
}, async () => {
  test.setTimeout(300_000 * pace)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'amanah-new-'))
  const server = await startServer({ dataDir, env: liveSettings })
  try {
    const about = await (await fetch(`${server.origin}/about`)).text()
    expect(about).toContain('Belum ada pemeriksaan yang dicatat')
    expect(about).toContain('Belum ada pengurus yang dicatat')
    expect(about).toContain('Belum ada tahun buku yang selesai')
    expect(about).not.toContain('Terverifikasi')
    const home = await (await fetch(server.origin)).text()
    expect(home).toContain('Belum ada dana yang diterima')
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
