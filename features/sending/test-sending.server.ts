import * as v from 'valibot'
import { filled } from '#features/message/book/template.ts'
import { getTemplate } from '#features/message/book/template-book.server.ts'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { getSending } from './queries.server.ts'

const order = v.object({
  sendingId: v.pipe(v.string(), v.uuid()),
  staffId: v.pipe(v.string(), v.uuid()),
})

/** A sending as an e-mail to whoever asks for it; it counts as no message of it. */
export const testSendingJob = defineJob(
  { name: 'sending.test', lane: 'email' },
  order,
  async (ctx, { sendingId, staffId }) => {
    const staff = await ctx.db
      .selectFrom('staff')
      .select(['name', 'email'])
      .where('id', '=', staffId)
      .executeTakeFirst()
    if (!staff) return
    const { subject, text } = await sendingWords(ctx, sendingId, staff.name)
    await ctx.mail.send({ to: staff.email, subject: `[Percobaan] ${subject}`, text })
  },
)

/** The words of a sending as one donor reads them. */
export async function sendingWords(
  { db, config }: Pick<Ctx, 'db' | 'config'>,
  id: string,
  name: string,
): Promise<{ subject: string; text: string }> {
  const { template, version, given } = await getSending(db, id)
  const { words } = await getTemplate(db, template, version)
  const stop = `${config.origin}/pilihan/…`
  const values = { ...given, nama: name, lembaga: config.institution.name, berhenti: stop }
  return { subject: filled(words.subject, values), text: filled(words.body, values) }
}
