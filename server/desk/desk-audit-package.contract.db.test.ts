import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { listAudit } from '#features/staff/audit-log.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { openDesk } from '#tests/desk/desk.ts'
import { postLines } from '#tests/money/vouchers.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('an auditor takes the package of days that are over with a fresh factor, and the audit log says so', async () => {
  const { ctx, ask } = await openDesk()
  const at = new Date(ctx.now().getTime() - 40 * 3_600_000)
  await postLines(ctx, [['1124', '3400', 'A', 50_000_000]], { at })
  const page = await (await ask('/kelola/paket-auditor', { as: 'auditor' })).text()
  const valueOf = (name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0].match(/value="([^"]*)"/)?.[1] ??
    ''
  const form = { dari: valueOf('dari'), sampai: valueOf('sampai'), undian: 'KAP' }
  const take = (given: Record<string, string>, as: Role = 'auditor') =>
    ask('/kelola/paket-auditor/berkas?aksi=unduh', { as, form: given })
  const taken = await take(form)
  expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await taken.arrayBuffer()))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['BACA-SAYA.txt', 'jurnal.csv', 'usulan.csv', 'SHA256SUMS']),
  )
  const { items } = await listAudit(ctx.db, { words: 'paket auditor' })
  expect(items).toMatchObject([
    { details: { dari: form.dari, sampai: form.sampai, undian: 'KAP' } },
  ])

  const wrong = await take({ ...form, dari: form.sampai, sampai: form.dari })
  const back = wrong.headers.get('location') ?? ''
  expect([wrong.status, back]).toEqual([303, expect.stringContaining('salah=ya')])
  expect(await (await ask(back, { as: 'auditor' })).text()).toContain('paling lama 15 bulan')
  expect((await take(form, 'layanan')).status).toBe(403)
  ctx.clock.advance({ minutes: 6 })
  expect((await take(form)).headers.get('location')).toContain('/kelola/faktor')
})
