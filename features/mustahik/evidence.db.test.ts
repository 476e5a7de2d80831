import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { aBareDisbursement } from '#tests/mustahik.ts'
import { addEvidence, listEvidence, openEvidence, receiptSigners } from './evidence.server.ts'
import { addRecipient, dropRecipient, listRecipients } from './recipients.server.ts'

const photo = { type: 'image/jpeg', bytes: Buffer.from('foto penyerahan') } as const
const files = [
  { kind: 'photo', proof: photo },
  { kind: 'receipt', proof: photo },
] as const

test('what proves a handover is sealed, opens for its own disbursement alone and is never taken away', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const [id, other] = [await aBareDisbursement(ctx), await aBareDisbursement(ctx)]
  const input = { group: 'RW 03', asnaf: 'fakir', area: 'ekonomi', men: 1, women: 0, families: 0 }
  for (const one of [id, other])
    await addRecipient(ctx, one, {
      input: input as Parameters<typeof addRecipient>[2]['input'],
      by,
    })
  const [recipient] = await listRecipients(ctx.db, id)
  const [foreign] = await listRecipients(ctx.db, other)
  const [mine, theirs] = [recipient?.id ?? '', foreign?.id ?? '']
  const given = { disbursementId: id, recipientId: mine, files, signer: 'Siti Rohmah' }
  await addEvidence(ctx, given, { by })
  const wrong = { ...given, recipientId: theirs }
  await expect(addEvidence(ctx, wrong, { by })).rejects.toMatchObject({ status: 404 })

  const kept = await listEvidence(ctx.db, id)
  expect(kept.map(({ kind }) => kind)).toEqual(['photo', 'receipt'])
  expect(await listEvidence(ctx.db, other)).toEqual([])
  const [first] = kept
  const opened = await openEvidence(ctx, { disbursementId: id, id: first?.id ?? '' })
  expect(opened.bytes.toString()).toBe('foto penyerahan')
  await expect(
    openEvidence(ctx, { disbursementId: other, id: first?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'mustahik/evidence-unknown' })
  expect(await receiptSigners(ctx, { disbursementId: id, recipientId: mine })).toEqual([
    'Siti Rohmah',
  ])
  const stored = await sql<{ sealed: Buffer }>`select * from disbursement_evidence`.execute(ctx.db)
  expect(JSON.stringify(stored.rows)).not.toContain('Siti Rohmah')
  expect(stored.rows.some(({ sealed }) => sealed.includes('foto'))).toBe(false)
  await expect(sql`delete from disbursement_evidence`.execute(ctx.db)).rejects.toThrow()
  await expect(dropRecipient(ctx, id, mine)).rejects.toMatchObject({
    code: 'mustahik/recipient-proven',
  })
  await dropRecipient(ctx, other, theirs)
})

test('nothing is proven before two people agreed, and a recipient has six files at most', async () => {
  const ctx = await testContext()
  const by = ctx.newId()
  const [proposed, paid] = [
    await aBareDisbursement(ctx, { status: 'proposed' }),
    await aBareDisbursement(ctx, { status: 'paid' }),
  ]
  const whole = { recipientId: null, files, signer: 'Ketua RW' }
  await expect(
    addEvidence(ctx, { ...whole, disbursementId: proposed }, { by }),
  ).rejects.toMatchObject({ code: 'mustahik/evidence-too-early' })
  const many = Array.from({ length: 21 }, () => files[0])
  await expect(
    addEvidence(ctx, { ...whole, disbursementId: paid, files: many }, { by }),
  ).rejects.toMatchObject({ code: 'mustahik/too-much-evidence' })
  await addEvidence(ctx, { ...whole, disbursementId: paid, files: many.slice(1) }, { by })
  expect(await listEvidence(ctx.db, paid)).toHaveLength(20)
})
