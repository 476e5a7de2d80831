import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { sendFreeText } from '../send/free-text.server.ts'

/** What somebody wrote to our number. */
export type InboundText = {
  via: 'whatsapp'
  outsideId: string
  phone: string
  name: string
  text: string
  media: { id: string; type: string } | null
  isStop: boolean
  at: Date
}

const nobody = async (_ctx: Ctx, _message: InboundText): Promise<void> => {}

/** Hands what somebody wrote to whoever answers it, and confirms a stop in the same thread. */
export function inboundJob(receive: typeof nobody = nobody) {
  return defineJob(
    { name: 'message.inbound', lane: 'email' },
    v.object({ id: v.string() }),
    async (ctx, { id }) => {
      const row = await ctx.db
        .selectFrom('inbound_message')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row?.phone) return
      const { phone, name, text, media, is_stop: isStop, written_at: at } = row
      if (isStop) await sendFreeText(ctx, { to: phone, text: STOPPED, key: `stopped ${id}` })
      await receive(ctx, { via: 'whatsapp', outsideId: id, phone, name, text, media, isStop, at })
    },
  )
}

const STOPPED =
  'Baik, kabar lewat WhatsApp kami hentikan. Bukti donasi tetap kami kirim bila Anda berdonasi lagi; balas STOP SEMUA bila itu pun tidak perlu. Balas MULAI bila ingin menerima kabar lagi.'
