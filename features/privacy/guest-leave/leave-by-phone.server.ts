import type { Ctx } from '#platform/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import { sendLeaveLink } from './leave-request.server.ts'

const WORDS =
  /^(?:(?:tolong|mohon|saya|ingin|mau|minta|min|kak|admin) )*hapus(?:kan)? (?:semua )?data(?:nya)?(?: (?:saya|kami|aku|ku))?(?: (?:ya|dong|segera|sekarang))*$/

/** Whether a message says nothing but that its writer's data shall go. */
function isLeaveWord(text: string): boolean {
  const said = text.slice(0, 200).normalize('NFKC').toLowerCase()
  return WORDS.test(
    said
      .split(/[^\p{L}\p{N}]+/u)
      .join(' ')
      .trim(),
  )
}

/**
 * Whoever has only a number asks by writing "hapus data saya" from it: the same link goes there. People see the message
 * as any other, and answer where no link could go.
 */
export async function askLeaveByPhone(
  ctx: Ctx,
  { phone, text }: { phone: string; text: string },
): Promise<void> {
  if (!isLeaveWord(text)) return
  try {
    await sendLeaveLink(ctx, { contact: { kind: 'phone', value: phone } })
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    ctx.log.info('privacy.leave-not-begun', { code: cause.code })
  }
}
