import * as v from 'valibot'
import { defineProposal, propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
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
    version: (await standingOf(db, name)).version,
  }),
  apply: async (ctx, { terms: { name, note, words: agreed }, madeBy, decidedBy }) => {
    const { version } = await standingOf(ctx.db, name)
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
type By = { by: string }

/** Proposes new words for a message of the book; refuses a variable it does not have, and one that is missing. */
export async function proposeTemplate(ctx: Ctx, change: NewWords, { by }: By): Promise<string> {
  const { words: standing } = await getTemplate(ctx.db, change.name)
  if (JSON.stringify(standing) === JSON.stringify(change.words))
    throw new TemplateNotWhole('Isinya sama dengan yang berlaku.')
  return proposeWords(ctx, { ...change, standing }, by)
}

type NewMessage = Omit<NewWords, 'name'> & { title: string }

/** Proposes a message of the institution's own: news, with the variables that every news has. Answers its name. */
export async function proposeOwnTemplate(
  ctx: Ctx,
  { title, words: proposed, note }: NewMessage,
  { by }: By,
): Promise<string> {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST_NAME)
    .replace(/-$/, '')
  if (name.length < 3 || name === 'baru')
    throw new TemplateNotWhole('Beri nama pesan ini, paling sedikit tiga huruf.')
  const { version, words: standing } = await standingOf(ctx.db, name)
  if (version > 1 || deliveredTemplates.some((each) => each.name === name))
    throw new TemplateNotWhole('Nama ini sudah dipakai pesan lain.')
  await proposeWords(ctx, { name, note, words: proposed, standing }, by)
  return name
}

const LONGEST_NAME = 40

async function proposeWords(
  ctx: Ctx,
  { name, note, words: proposed, standing }: NewWords & { standing: TemplateWords },
  by: string,
): Promise<string> {
  const template = templateOf(name)
  const [problem] = templateProblems(template, proposed)
  if (problem) throw new TemplateNotWhole(problem)
  return propose(ctx, templateProposal, {
    documentId: `pesan ${name}`,
    title: template.title,
    terms: { name, note, words: proposed },
    before: { name, note: '', words: standing },
    by,
  })
}

/** What holds now; of a message that nobody has agreed on yet, nothing. */
async function standingOf(db: Db | Tx, name: string) {
  return getTemplate(db, name).catch((cause: unknown) => {
    if (!(cause instanceof TemplateUnknown)) throw cause
    return { version: 1, words: templateOf(name).delivered }
  })
}
