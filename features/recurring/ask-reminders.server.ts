import { writeConsents } from '#features/account/consents.server.ts'
import { resumeWithoutNews } from '#features/message/contact-choices.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Contact } from '#platform/text/contact.ts'

type Asking = { contact: Contact | undefined; accountId: string | null | undefined }

/** Asking to be reminded is the member's consent to it, and ends what the contact had stopped; news stay stopped. */
export async function askReminders(
  ctx: Ctx & { db: Tx },
  { contact, accountId }: Asking,
): Promise<void> {
  if (contact) await resumeWithoutNews(ctx, contact, 'Meminta pengingat donasi rutin.')
  if (!accountId || !contact) return
  const purpose = contact.kind === 'email' ? 'reminders-email' : 'reminders-whatsapp'
  await writeConsents(ctx, ctx.db, { accountId, consents: { [purpose]: true } })
}
