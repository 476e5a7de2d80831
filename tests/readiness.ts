import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { amilShares, type SharedFund } from '#features/books/amil-share.ts'
import { recordBankAccount } from '#features/bank-account/bank-account.server.ts'
import { categoryForm, createCategory } from '#features/campaign/edit/save-category.server.ts'
import { storeEvent } from '#features/payment/queries.server.ts'
import { decidingRoles } from '#features/readiness/readiness.ts'
import { recordReview } from '#features/scholar-review/record-review.server.ts'
import { textKeys } from '#features/scholar-review/scholar-review.ts'
import type { Institution } from '#platform/settings/institution.ts'
import { type TestCtx, testContext } from './context.ts'
import { aNotedBackup, changeFacts } from './installation-facts.ts'
import { makeCampaign } from './makers.ts'
import { agreePolicy } from './money/policies.ts'
import { agreeVerses } from './desk/verses-of-day.ts'
import { aStaff } from './desk/staff.ts'

const own = JSON.parse(readFileSync('tests/institution.json', 'utf8')) as Institution

/** An installation as it is on its first day: its settings and its file, and nothing else. */
export async function liveContext(): Promise<TestCtx> {
  const ctx = await testContext()
  Object.assign(ctx.config, {
    mode: 'live',
    paymentProvider: 'xendit',
    institution: { ...own, isSample: false },
  })
  return ctx
}

export const bankOfFund = (fund: 'Z' | 'IU' | 'A') => ({
  fund,
  bank: 'Bank Syariah Indonesia',
  number: `70000000${fund.charCodeAt(0)}`,
  holder: 'Yayasan Titian Kebaikan',
  openedOn: '2026-01-02',
})

/** The door of each item that is done by the data alone. */
export const dataDoors: Record<string, (ctx: TestCtx) => Promise<unknown>> = {
  ...Object.fromEntries(
    decidingRoles.map((role) => [
      `orang-${role}`,
      async (ctx: TestCtx) => [await aStaff(ctx, role), await aStaff(ctx, role)],
    ]),
  ),
  lembaga: (ctx) =>
    changeFacts(ctx, {
      npwp: '0012345678901000',
      signerName: 'Ahmad Fauzi',
      signerOffice: 'Ketua Pengurus',
      whatsapp: '+6281100000000',
      serviceHours: 'Senin–Jumat 08.00–16.00 WIB',
    }),
  logo: (ctx) => changeFacts(ctx, { logo: `gambar/logo/${'a'.repeat(32)}-480x160.png` }),
  pajak: (ctx) => changeFacts(ctx, { taxListing: 'Lampiran PER-04/PJ/2022' }),
  rekening: async (ctx) => {
    for (const fund of ['Z', 'IU', 'A'] as const) await recordBankAccount(ctx, bankOfFund(fund))
  },
  amil: async (ctx) => {
    for (const fund of Object.keys(amilShares) as SharedFund[]) await agreePolicy(ctx, { fund })
  },
  kategori: (ctx) =>
    createCategory(
      ctx,
      v.parse(categoryForm, { name: 'Yatim', description: 'Anak.', version: '0' }),
    ),
  program: (ctx) => makeCampaign(ctx),
  teks: async (ctx) => {
    await agreeVerses(ctx)
    for (const key of textKeys)
      await recordReview(ctx, { ...aReview, key }, { madeBy: ctx.newId(), decidedBy: ctx.newId() })
  },
  penyedia: (ctx) => storeEvent(ctx.db, anEvent(ctx)),
  cadangan: (ctx) => aNotedBackup(ctx),
}

const aReview = {
  arabic: 'اَللّٰهُمَّ',
  latin: 'Allāhumma',
  indonesian: 'Ya Allah',
  reviewer: 'KH. Contoh',
  title: 'Ketua Dewan Pengawas Syariah',
  reviewedOn: '2026-01-20',
  note: '',
}

const anEvent = (ctx: TestCtx) => ({
  provider: 'xendit',
  event_key: 'evt-1',
  reference: 'r-1',
  payment_id: null,
  donation_id: null,
  body: '{}',
  received_at: ctx.now(),
  processed_at: null,
  outcome: null,
})
