import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { freezeClosed } from '#features/statements/freeze-statements.server.ts'
import { postYear, yearFile } from '#features/statements/year/year-file.server.ts'
import vector from '#features/statements/year/year-vector.json' with { type: 'json' }
import { openDesk } from '#tests/desk/desk.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

const year = 'dari=2026-01-01&sampai=2026-12-31'

test('an auditor reads ledger and statements of a year, each figure leads to its journals, and changes nothing', async () => {
  const { ctx, ask } = await openDesk()
  await postYear(ctx.db, v.parse(yearFile, vector))
  const page = async (path: string) => {
    const answer = await ask(path, { as: 'auditor' })
    expect([path, answer.status]).toEqual([path, 200])
    return await answer.text()
  }
  const position = await page(`/kelola/laporan/posisi?${year}`)
  expect(position).toContain('268.418.000')
  const [, taxes = ''] = /href="([^"]*akun=2210[^"]*)"/.exec(position) ?? []
  expect(await page(taxes.replaceAll('&amp;', '&'))).toContain('Utang PPh 23')
  expect(await page(`/kelola/laporan/arus-kas?${year}`)).toContain('(235.000.000)')
  expect(await page(`/kelola/neraca-saldo?${year}&dana=W`)).toContain('20.500.000')
  const card = await page(`/kelola/buku-besar/1121?${year}`)
  expect(card).toContain('53.875.000')
  expect(card).toContain('penyaluran zakat tunai')
  expect(await page('/kelola/jurnal?kata=Rp9.800.000')).toContain('jasa audit')
  expect(await page(`/kelola/saldo?${year}`)).toContain('137.920.000')
  const layout = await page('/kelola/laporan/posisi/susunan')
  expect(layout).toContain('Kas dan setara kas')
  expect(layout).not.toContain('<textarea')
  const csv = await page(`/kelola/laporan/posisi/berkas?${year}&bentuk=csv`)
  expect(csv).toContain('Jumlah aset,268418000,0')
  expect((await ask('/kelola/laporan/laba-rugi', { as: 'auditor' })).status).toBe(404)
  expect((await ask('/kelola/buku-besar/9999', { as: 'auditor' })).status).toBe(404)
  const susunan = { susunan: 'aset | A | Kas | 1110', mulai: '2027-01-01', alasan: 'Uji' }
  const asked = (as: 'auditor' | 'bendahara') =>
    ask('/kelola/laporan/posisi/susunan?aksi=ajukan', { as, form: susunan })
  expect((await asked('auditor')).status).toBe(403)
  const refused = await asked('bendahara')
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Belum punya baris: 1112 A')
  expect(await freezeClosed(ctx)).toBe(0)
})
