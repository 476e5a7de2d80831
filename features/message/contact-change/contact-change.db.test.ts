import { expect, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { runJobs } from '#tests/money/payments.ts'
import { changeChoices } from '../choices.server.ts'
import { whyHeld } from '../contact-choices.server.ts'
import { sendTemplate } from '../send/queue-message.server.ts'
import {
  askContactChange,
  changeBehind,
  confirmContactChange,
  undoContactChange,
} from './contact-change.server.ts'

const report = {
  template: 'laporan-penyaluran',
  values: { nama: 'Ibu Siti', program: 'Sumur', laporan: 'Mengalir', tautan: 'https://a.id/1' },
}

test('a new contact takes the messages of the old one only once it is proven, and the old one can undo it', async () => {
  const ctx = await testContext({ now: '2026-11-28T03:00:00Z' })
  const tokenIn = (path: string, to: string) => {
    const text =
      ctx.mails.findLast((mail) => mail.to === to && mail.text.includes(path))?.text ?? ''
    return new RegExp(`${path}/([0-9a-f]{64})`).exec(text)?.[1] ?? ''
  }
  await sendTemplate(ctx, { ...report, event: 'report', to: { email: 'lama@contoh.id' } })
  await runJobs(ctx)
  const token = tokenIn('/pilihan', 'lama@contoh.id')
  await changeChoices(ctx, token, { scope: 'news', isStopped: true })
  const asked = { kind: 'email', value: 'baru@contoh.id' } as const
  await askContactChange(ctx, { token, contact: asked })
  await runJobs(ctx)
  const link = tokenIn('/kontak-baru/pakai', 'baru@contoh.id')
  expect(await changeBehind(ctx, { token: link, isUndo: false })).toEqual({
    shown: 'b***@c***.id',
    state: 'asked',
  })
  // The link of the old message confirms nothing, and the link that confirms undoes nothing.
  await expect(confirmContactChange(ctx, token)).rejects.toMatchObject({ status: 410 })
  await expect(undoContactChange(ctx, link)).rejects.toMatchObject({ status: 410 })
  for (const _ of [1, 2]) await confirmContactChange(ctx, link)
  await runJobs(ctx)
  const told = ctx.mails.filter(({ subject }) => subject.includes('kini ke kontak lain'))
  expect(told.map(({ to }) => to)).toEqual(['lama@contoh.id'])
  expect(told[0]?.text).not.toContain('baru@contoh.id')
  const waiting = { sebutan: 'donasi', nominal: 'Rp1', program: 'Sumur', batas: 'besok' }
  const values = { ...waiting, nama: 'Siti', tautan: 'https://a.id' }
  const pay = async (event: string) => {
    await sendTemplate(ctx, {
      event,
      template: 'menunggu-bayar',
      to: { email: 'lama@contoh.id' },
      values,
    })
    await runJobs(ctx)
    return ctx.mails.findLast(({ subject }) => subject.includes('belum dibayar'))?.to
  }
  expect(await pay('a')).toBe('baru@contoh.id')
  // What was stopped at the old contact is stopped at the new one.
  const held = { kind: 'email', value: 'baru@contoh.id', isNews: true } as const
  expect(await whyHeld(ctx, held)).toBe('stopped-news')
  await undoContactChange(ctx, tokenIn('/kontak-baru/batal', 'lama@contoh.id'))
  expect(await pay('b')).toBe('lama@contoh.id')
  await askContactChange(ctx, { token, contact: { kind: 'email', value: 'tiga@contoh.id' } })
  await runJobs(ctx)
  ctx.clock.advance({ days: 2 })
  const late = tokenIn('/kontak-baru/pakai', 'tiga@contoh.id')
  await expect(confirmContactChange(ctx, late)).rejects.toMatchObject({ status: 410 })
})
