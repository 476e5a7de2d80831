import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueMissingSchedule } from '#features/receipt/jobs.server.ts'
import type { ReceiptKind } from '#platform/db/schema/schema-receipt.ts'
import { limit } from '#platform/http/rate-limit.server.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aDonation,
  type DonationFields,
  payingContext,
  runJobs,
} from '#tests/money/payments.ts'
import { readPdf } from '#tests/pdf.ts'
import { receiptFile } from './receipt-file.server.ts'

const zakat = { slug: 'zakat-penghasilan', title: 'Zakat penghasilan', fund: 'Z' } as const

function fileRequest(publicId: string, { kind = 'kuitansi', query = '' }: FileRequest = {}) {
  const request = new Request(`http://amanah.contoh/kuitansi/${publicId}.pdf${query}`)
  return { publicId, kind, request, address: '203.0.113.7' }
}

type FileRequest = { kind?: ReceiptKind; query?: string }

async function paid(ctx: TestCtx, given: DonationFields = {}): Promise<string> {
  const { donationId } = await aCharge(ctx, given)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  return donationId
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}

test('a paid gift has its kuitansi as a file whose digest is told, the same each time', async () => {
  const ctx = await payingContext()
  const id = await paid(ctx)
  const response = await receiptFile(ctx, fileRequest(id))
  const pdf = await bytesOf(response)
  const digest = createHash('sha256').update(pdf)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': 'attachment; filename="KW-2026-000001.pdf"',
    'repr-digest': `sha-256=:${digest.copy().digest('base64')}:`,
    etag: `"${digest.digest('hex')}"`,
  })
  const { text, links } = await readPdf(pdf)
  expect(text).toContain('Siti Aminah')
  expect(text).toContain('Lima puluh ribu rupiah')
  expect(text).not.toContain('SALINAN')
  expect(links).toContain(`${ctx.config.origin}/verifikasi/KW/2026/000001`)

  ctx.clock.advance({ hours: 30 })
  expect(Buffer.from(await bytesOf(await receiptFile(ctx, fileRequest(id)))).equals(pdf)).toBe(true)
  const copy = await receiptFile(ctx, fileRequest(id, { query: '?salinan' }))
  expect((await readPdf(await bytesOf(copy))).text).toContain('SALINAN')
})

test('zakat has a Bukti Setor Zakat beside its kuitansi, any other gift has none', async () => {
  const ctx = await payingContext()
  const id = await paid(ctx, { campaign: zakat })
  const bsz = await bytesOf(await receiptFile(ctx, fileRequest(id, { kind: 'bsz' })))
  expect((await readPdf(bsz)).text).toContain('No. BSZ/2026/000001')
  const infak = await paid(ctx)
  await expect(receiptFile(ctx, fileRequest(infak, { kind: 'bsz' }))).rejects.toMatchObject({
    init: { status: 404 },
  })
})

test('who comes before the job that issues it is told to wait, and looking issues nothing', async () => {
  const ctx = await payingContext()
  const id = await aDonation(ctx, { campaign: zakat })
  await ctx.db.updateTable('donation').set({ status: 'paid', paid_at: ctx.now() }).execute()
  for (const [kind, name] of [
    ['kuitansi', 'Kuitansi'],
    ['bsz', 'Bukti Setor Zakat'],
  ] as const) {
    const early = await receiptFile(ctx, fileRequest(id, { kind }))
    expect(early.status).toBe(202)
    expect(Object.fromEntries(early.headers)).toMatchObject({ 'retry-after': '5', refresh: '5' })
    expect(await early.text()).toContain(`<h1 style="font-size:1.5rem">${name} sedang disiapkan`)
  }
  expect(await ctx.db.selectFrom('receipt').selectAll().execute()).toEqual([])
  expect(await ctx.db.selectFrom('receipt_counter').selectAll().execute()).toEqual([])

  await issueMissingSchedule.run(ctx)
  const file = await receiptFile(ctx, fileRequest(id))
  expect(file.headers.get('content-type')).toBe('application/pdf')
})

test.each(['unpaid', 'AAAAAAAAAAAAAAAAAAAAAAAAAA', '../x'])('%s has no receipt', async (which) => {
  const ctx = await payingContext()
  const id = which === 'unpaid' ? await aDonation(ctx) : which
  for (const kind of ['kuitansi', 'bsz'] as const) {
    await expect(receiptFile(ctx, fileRequest(id, { kind }))).rejects.toMatchObject({
      init: { status: 404 },
    })
  }
})

test('the receipt of money that went back is printed as void', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  const { text } = await readPdf(await bytesOf(await receiptFile(ctx, fileRequest(donationId))))
  expect(text).toContain('BATAL. Dokumen ini tidak berlaku')
  expect(text).toContain('KW/2026/000001')
})

test('an address that asks for papers without end is told to wait, another is not', async () => {
  const ctx = await payingContext()
  const id = await aDonation(ctx)
  const rule = { name: 'receipt files', burst: 1, everySeconds: 3_600 }
  await limit(ctx, rule, '203.0.113.7')
  await expect(receiptFile(ctx, fileRequest(id))).rejects.toMatchObject({
    init: { status: 429 },
    data: { message: expect.stringContaining('Terlalu banyak percobaan.') },
  })
  const elsewhere = receiptFile(ctx, { ...fileRequest(id), address: '203.0.113.8' })
  await expect(elsewhere).rejects.toMatchObject({ init: { status: 404 } })
})
