import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { MessageAbout, MessageOutcome } from '#platform/db/schema/schema-receipt.ts'
import type { Mail } from '#platform/outside/message/mail-port.ts'
import {
  type Contacts,
  type MessagePurpose,
  reachOf,
  routeTo,
  type WhyNothing,
  type Way,
} from './message-channels.ts'

export type MessageWords = Omit<Mail, 'to'>

type Message = {
  purpose: MessagePurpose
  to: Contacts
  words: MessageWords
  /** The same for a repeat of the same message. */
  key: string
}

/** Sends a message by the way its contact is reached; answers that way, or why nothing left. */
export async function sendMessage(ctx: Ctx, message: Message): Promise<Way | WhyNothing> {
  const { purpose, to, words, key } = message
  const route = routeTo(to, purpose, reachOf(ctx))
  if (route.way === null) return route.why
  if (route.way === 'email') await ctx.mail.send({ to: route.to, ...words })
  else await ctx.otp.send({ to: route.to, text: words.text, key })
  return route.way
}

type Note = { donationId: string; about: MessageAbout; outcome: MessageOutcome }

/** Writes down what became of a message about a donation: what really left, or why nothing did. */
export async function noteMessage(
  { db, newId, now }: Pick<Ctx, 'newId' | 'now'> & { db: Db | Tx },
  { donationId, about, outcome }: Note,
): Promise<void> {
  await db
    .insertInto('donation_message')
    .values({ donation_id: donationId, id: newId(), about, outcome, at: now() })
    .execute()
}
