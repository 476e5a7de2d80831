import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

// A reason that is too short is refused.
test.use({ expected: /status of 422/ })

async function enterAs(page: Page, role: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/kelola')
  await page.getByRole('button', { name: role }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
}

async function openFirst(page: Page, search: string): Promise<string> {
  await page.goto('/kelola/donasi')
  await page.getByLabel('Cari donasi').fill(search)
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page).toHaveURL(/cari=/)
  await page.getByRole('cell').getByRole('link').first().click()
  const heading = page.getByRole('heading', { level: 1, name: /^Donasi [0-9A-Z]{4}-[0-9A-Z]{4}$/ })
  return (await heading.innerText()).replace('Donasi ', '')
}

test('a donor’s contact is opened with a reason, and the look stands in the audit log; an auditor opens none', {
  tag: '@night',
}, async ({ page }) => {
  await enterAs(page, 'Layanan')
  const number = await openFirst(page, 'siti khadijah')
  const contact = page.getByText(/Hanya tampil sekali ini/)
  const opening = page.locator('form').filter({ hasText: 'Buka nama dan kontak' })
  await opening.getByLabel('Alasan').fill('singkat')
  await page.getByRole('button', { name: 'Buka nama dan kontak' }).click()
  await expect(page.getByText('Tuliskan alasannya, minimal 10 huruf.')).toBeVisible()
  await expect(contact).toHaveCount(0)
  await opening.getByLabel('Alasan').fill('Donatur minta dihubungi soal kuitansinya')
  await page.getByRole('button', { name: 'Buka nama dan kontak' }).click()
  await expect(contact).toBeVisible()

  await enterAs(page, 'Auditor')
  await page.goto('/kelola/jejak?kata=Membuka+nama')
  const entry = page.getByRole('row').filter({ hasText: 'Membuka nama dan kontak donatur' }).first()
  await entry.getByText(/isian/).click()
  await expect(entry).toContainText('Donatur minta dihubungi soal kuitansinya')
  await expect(entry).toContainText(`Donasi ${number}`)
  await expect(entry).not.toContainText('@')

  // Who only reads sees the donation and its whole way, and cannot open a contact.
  await openFirst(page, 'siti khadijah')
  await expect(page.getByText('Formulir dikirim')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buka nama dan kontak' })).toHaveCount(0)
  const answer = await page.request.post(`${page.url().split('?')[0]}?aksi=buka`, {
    form: { alasan: 'Ingin tahu saja siapa ini' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).not.toMatch(/\w@\w/)
})
