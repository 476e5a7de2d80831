import type { Donation } from '#features/donation/donation.ts'
import { whyHeld } from '#features/message/contact-choices.server.ts'
import type { Ctx } from '#platform/context.ts'

export type StoppedContact = 'email' | 'phone'

/** The contacts of a donation to which not even a receipt goes: all was stopped there, or nothing arrives. */
export async function stoppedContacts(
  ctx: Ctx,
  { donorEmail, donorPhone }: Pick<Donation, 'donorEmail' | 'donorPhone'>,
): Promise<StoppedContact[]> {
  const stopped: StoppedContact[] = []
  const contacts = { email: donorEmail, phone: donorPhone }
  for (const kind of ['email', 'phone'] as const) {
    const value = contacts[kind]
    if (value && (await whyHeld(ctx, { kind, value, isNews: false }))) stopped.push(kind)
  }
  return stopped
}
