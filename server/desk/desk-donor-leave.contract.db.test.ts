import { beforeAll, expect, test } from 'vitest'
import { findRecord } from '#features/donation-log/queries.server.ts'
import { keepDonors } from '#features/donor/keep-donors.server.ts'
import { listAudit } from '#features/staff/audit-log.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { openDesk, shownOn } from '#tests/desk/desk.ts'
import { donorOf } from '#tests/donors.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aRegistered } from '#tests/members.ts'
import { givePaid } from '#tests/prayers.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('a guest’s data goes by two people with a reason, and what a member agreed to is shown', async () => {
  const desk = await openDesk({ now: '2026-06-02T03:00:00Z' })
  const { ctx, ask } = desk
  await makeCampaign(ctx)
  const { accountId } = await aRegistered(ctx, { name: 'Budi', contact: 'budi@contoh.id' })
  const { publicId } = await givePaid(ctx, { donorName: 'Siti', donorEmail: 'siti@contoh.id' })
  await ctx.db.updateTable('donation').set({ account_id: accountId }).execute()
  const theirs = await givePaid(ctx, { donorName: 'Umar', donorEmail: 'umar@contoh.id' })
  const member = await findRecord(ctx.db, publicId)
  await inTransaction(ctx.db, (tx) => keepDonors(tx, [member?.id ?? '']))
  const html = await (await ask(`/kelola/donatur/${accountId}`, { as: 'layanan' })).text()
  expect(html).toContain('Syarat &amp; Kebijakan Privasi: setuju')
  expect(html).not.toContain('aksi=keluar')
  const guest = (await donorOf(ctx.db, theirs.id)) ?? ''
  const page = `/kelola/donatur/${guest}`
  const press = (as: 'layanan' | 'auditor', form: Record<string, string>) =>
    ask(`${page}?aksi=keluar`, { as, form })
  const form = { minta: 'Lewat telepon, cocok dengan donasinya' }
  expect((await press('auditor', form)).status).toBe(403)
  expect((await press('layanan', { minta: 'Minta' })).status).toBe(422)
  expect((await press('layanan', form)).status).toBe(303)
  // One person's word erases nobody.
  expect(await (await ask(page, { as: 'layanan' })).text()).toContain('aksi=keluar')
  const { id } = await ctx.db.selectFrom('proposal').select('id').executeTakeFirstOrThrow()
  const waiting = `/kelola/menunggu/${id}`
  const shown = shownOn(await (await ask(waiting, { as: 'bendahara' })).text())
  const approve = (as: 'layanan' | 'bendahara') =>
    ask(`${waiting}?aksi=setujui`, { as, form: shown })
  expect((await approve('layanan')).status).toBe(403)
  expect((await approve('bendahara')).status).toBe(303)
  const after = await (await ask(page, { as: 'layanan' })).text()
  expect(after).toContain('Orang ini sudah keluar')
  expect(after).not.toMatch(/Umar|aksi=keluar/)
  const { items } = await listAudit(ctx.db, { words: 'Mengajukan penghapusan data donatur' })
  expect(items).toMatchObject([{ documentId: guest, staffRole: 'layanan' }])
})
