import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

/** A paper as a clerk attaches it. */
export const paper = {
  name: 'nota.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nnota\n%%EOF\n'),
}

/** Comes in as another sample person. */
export async function comeInAs(page: Page, role: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/kelola')
  await page.locator(`button[name="peran"][value="${role}"]`).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible()
}

/** Fills the form of a voucher by the labels of its fields; a choice by what it says. */
export async function fillVoucher(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true }).first()
    const isChoice = (await field.evaluate((element) => element.tagName)) === 'SELECT'
    if (isChoice) await choose(field, value)
    else await field.fill(value)
  }
}

async function choose(field: Locator, words: string): Promise<void> {
  const option = field.locator('option').filter({ hasText: words }).first()
  await field.selectOption((await option.getAttribute('value')) ?? '')
}

/** Looks at the journal, attaches the paper where one is asked for, and agrees. */
export async function agree(page: Page, { button = 'Bukukan' } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Lihat jurnalnya' }).click()
  await expect(page.getByRole('heading', { name: 'Jurnalnya' })).toBeVisible()
  await page
    .getByLabel(/^Berkas/)
    .first()
    .setInputFiles(paper)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0)
}

/** The other person opens what waits and approves it. */
export async function approveFirst(page: Page, title: string | RegExp): Promise<void> {
  await page.goto('/kelola/menunggu')
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('button', { name: 'Setujui' }).click()
  await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0)
}
