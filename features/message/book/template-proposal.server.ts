import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { TemplateWords } from '#platform/db/schema/message/schema-message.ts'
import { TemplateNotWhole, TemplateUnknown } from '../errors.ts'
import { deliveredTemplates } from './delivered.ts'
import { getTemplate, templateOf } from './template-book.server.ts'
import { templateProblems } from './template.ts'

const words = v.object({
  subject: v.string(),
  body: v.string(),
  whatsapp: v.nullable(
    v.object({
      name: v.string(),
      language: v.string(),
      body: v.string(),
      button: v.nullable(v.string()),
      hasDocument: v.boolean(),
    }),
  ),
})

/** New words of a message, by two people. */
export const templateProposal = defineProposal({
  kind: 'message-template.agree',
  words: 'Menetapkan kata-kata pesan',
  propose: 'content.write',
  approve: 'content.approve',
  address: (id) => `/kelola/pesan/${id.slice('pesan '.length)}`,
  terms: v.object({ name: v.string(), note: v.string(), words }),
  describe: ({ name, note, words: { subject, body, whatsapp } }) => [
    { label: 'Pesan', value: templateOf(name).title },
    { label: 'Perihal e-mail', value: subject },
    { label: 'Isi e-mail', value: body },
    {
      label: 'Templat WhatsApp',
      value: whatsapp ? `${whatsapp.name} (${whatsapp.language})` : '–',
    },
    { label: 'Isi WhatsApp', value: whatsapp?.body ?? '–' },
    { label: 'Catatan', value: note },
  ],
  basis: async ({ db }, { terms: { name } }) => ({
    version: (await getTemplate(db, name)).version,
  }),
  apply: async (ctx, { terms: { name, note, words: agreed }, madeBy, decidedBy }) => {
    const { version } = await getTemplate(ctx.db, name)
    await ctx.db
      .insertInto('message_template')
      .values({
        name,
        version: version + 1,
        words: JSON.stringify(agreed),
        note,
        made_by: madeBy,
        approved_by: decidedBy,
        approved_at: ctx.now(),
      })
      .execute()
  },
})

type NewWords = { name: string; words: TemplateWords; note: string }

/** Proposes new words for a delivered message; refuses a variable it does not have, and one that is missing. */
export async function proposeTemplate(
  ctx: Ctx,
  { name, words: proposed, note }: NewWords,
  { by }: { by: string },
): Promise<string> {
  const template = deliveredTemplates.find((each) => each.name === name)
  if (!template) throw new TemplateUnknown()
  const [problem] = templateProblems(template, proposed)
  if (problem) throw new TemplateNotWhole(problem)
  const { words: standing } = await getTemplate(ctx.db, name)
  if (JSON.stringify(standing) === JSON.stringify(proposed))
    throw new TemplateNotWhole('Isinya sama dengan yang berlaku.')
  return propose(ctx, templateProposal, {
    documentId: `pesan ${name}`,
    title: template.title,
    terms: { name, note, words: proposed },
    before: { name, note: '', words: standing },
    by,
  })
}
