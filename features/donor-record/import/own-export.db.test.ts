import { expect, test } from 'vitest'
import { exportColumns } from '#features/donation-log/columns.ts'
import { payMethodWords } from '#features/donation-log/donation-filter.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { testContext } from '#tests/context.ts'
import { aMember } from '#tests/members.ts'
import { listDonorRecords } from '../queries.server.ts'
import { countSegment } from '../segments.server.ts'
import { lookAtImport, runImport } from './imports.server.ts'

const anyone = { jenis: 'semua', terkecil: 0, program: '', wilayah: '', label: '' } as const
const ofQris = { ...anyone, saluran: 'qris' }

test('complaint 3: what was exported comes back with its channel, its state and who is Hamba Allah', async () => {
  const ctx = await testContext({ now: '2026-06-15T03:00:00Z' })
  const by = ctx.newId()
  // A member who never gave here: the past donation finds their account.
  const { accountId } = await aMember(ctx, { name: 'Budi Santoso', email: 'budi@contoh.id' })
  const own = Object.keys(exportColumns(['kontak']))
  const row = (more: Record<string, string>) => {
    const cells: Record<string, string> = {
      dibayar: '2026-03-12 14:05',
      keadaan: 'Berhasil',
      dana: 'Infak terikat',
      metode: payMethodWords.qris,
      nominal: '75000',
      donatur: 'Budi Santoso',
      email: 'budi@contoh.id',
      ...more,
    }
    return own.map((name) => cells[name] ?? '').join(';')
  }
  const back = { nomor: '7K3M-9QXF', keadaan: 'Dikembalikan', nominal: '20000' }
  const hidden = { nomor: '7K3M-9QXE', email: 'umar@contoh.id', hamba_allah: 'ya' }
  const good = [row({ nomor: '7K3M-9QXD' }), row({ ...hidden, donatur: 'Umar Said' })]
  const preview = await lookAtImport(ctx, [own.join(';'), ...good, row(back)].join('\n'))
  expect(preview.problems).toEqual([{ row: 4, why: expect.stringContaining('Dikembalikan') }])
  const text = [own.join(';'), ...good].join('\n')
  await inTransaction(ctx.db, (tx) => runImport(ctx.within(tx), { text, fileName: '', by }))
  const kept = ctx.db.selectFrom('past_gift').select(['channel', 'donor_id']).orderBy('code')
  const past = await kept.execute()
  expect(past.map(({ channel }) => channel)).toEqual(['qris', 'qris'])
  expect(past[0]?.donor_id).toBe(accountId)
  expect(await countSegment(ctx, ofQris)).toBe(2)
  const { items } = await listDonorRecords(ctx.db, { sort: 'terakhir', text: 'umar@contoh.id' })
  expect(items).toMatchObject([{ isAnonymous: true }])
})
