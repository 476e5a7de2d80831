import { expect, test } from 'vitest'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { testContext } from '#tests/context.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { deliveredTemplates } from './delivered.ts'
import { templatePreview } from './preview.server.ts'
import { getTemplate, listTemplates } from './template-book.server.ts'
import { proposeTemplate, templateProposal } from './template-proposal.server.ts'

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
