import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { deliveredTemplates } from './delivered.ts'
import { templatePreview } from './preview.server.ts'
import { getTemplate, listTemplates } from './template-book.server.ts'
import {
  proposeOwnTemplate,
  proposeTemplate,
  templateProposal,
} from './template-proposal.server.ts'

test('words of the book change by two people, and what was queued keeps the version it had', async () => {
  const ctx = await testContext()
  const [admin, editor] = [await aStaff(ctx), await aStaff(ctx, 'editor', 'Budi')]
  const standing = await getTemplate(ctx.db, 'ramadan')
  const words = { ...standing.words, subject: 'Marhaban ya Ramadan' }
  const change = { name: 'ramadan', words, note: 'Rapat 28 November' }
  const wrong = { ...change, words: { ...words, body: 'Halo {{nama}} {{nominal}}' } }
  await expect(proposeTemplate(ctx, wrong, { by: editor.id })).rejects.toMatchObject({
    status: 422,
  })
  const id = await proposeTemplate(ctx, change, { by: editor.id })
  expect((await getTemplate(ctx.db, 'ramadan')).version).toBe(1)
  const decide = (by: string) =>
    decideProposal(ctx, { kinds: [templateProposal], id }, { by, role: 'admin', isApproved: true })
  await expect(decide(editor.id)).rejects.toMatchObject({ code: 'staff/same-proposer' })
  await decide(admin.id)
  expect(await getTemplate(ctx.db, 'ramadan')).toMatchObject({ version: 2, words })
  expect((await getTemplate(ctx.db, 'ramadan', 1)).words).toEqual(standing.words)
  expect(await listTemplates(ctx.db)).toHaveLength(deliveredTemplates.length)
  expect(await templatePreview(ctx.db, await getTemplate(ctx.db, 'ramadan'))).toMatchObject({
    isReal: false,
    subject: 'Marhaban ya Ramadan',
  })
})

test('the desk adds news in its own words by two people; a name that is taken and a missing way to stop are refused', async () => {
  const ctx = await testContext()
  const [admin, editor] = [await aStaff(ctx), await aStaff(ctx, 'editor', 'Budi')]
  const body = 'Assalamu’alaikum {{nama}},\n\nKurban dibuka.\n\n{{lembaga}}\n\n{{berhenti}}'
  const words = { subject: 'Kurban dibuka', body, whatsapp: null }
  const own = { title: 'Kabar Kurban 1448', words, note: '' }
  const refused = (change: object) =>
    expect(proposeOwnTemplate(ctx, { ...own, ...change }, { by: editor.id })).rejects.toMatchObject(
      {
        status: 422,
      },
    )
  await refused({ title: 'Ramadan' })
  await refused({ title: '??' })
  await refused({ words: { ...words, body: body.replace('{{berhenti}}', '') } })
  expect(await proposeOwnTemplate(ctx, own, { by: editor.id })).toBe('kabar-kurban-1448')
  await expect(getTemplate(ctx.db, 'kabar-kurban-1448')).rejects.toMatchObject({ status: 404 })
  const { id } = await ctx.db.selectFrom('proposal').select('id').executeTakeFirstOrThrow()
  const by = { by: admin.id, role: 'admin', isApproved: true } as const
  await decideProposal(ctx, { kinds: [templateProposal], id }, by)
  expect(await getTemplate(ctx.db, 'kabar-kurban-1448')).toMatchObject({
    title: 'Kabar kurban 1448',
    kind: 'news',
    version: 2,
    words,
  })
  expect(await listTemplates(ctx.db)).toHaveLength(deliveredTemplates.length + 1)
  await refused({})
})
