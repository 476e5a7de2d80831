import * as v from 'valibot'
import { submit } from '#app/submit.server.ts'
import { changeChoices, wishByLink } from '#features/message/choices.server.ts'
import { askContactChange } from '#features/message/contact-change/contact-change.server.ts'
import { ChangeNotPossible } from '#features/message/errors.ts'
import { recapDaysOf, sendRecapByLink } from '#features/donor-recap/send-recap.server.ts'
import { askLeave } from '#features/privacy/guest-leave/leave-request.server.ts'
import type { Ctx } from '#platform/context.ts'
import { readContact } from '#platform/text/contact.ts'

const acts = {
  'henti-kabar': { scope: 'news', isStopped: true },
  'henti-semua': { scope: 'all', isStopped: true },
  'mulai-kabar': { scope: 'news', isStopped: false },
  'mulai-semua': { scope: 'all', isStopped: false },
} as const

const form = v.object({
  // One press of a mail program (RFC 8058) is the first of these.
  'List-Unsubscribe': v.optional(v.literal('One-Click')),
  aksi: v.optional(
    v.picklist([
      'henti-kabar',
      'henti-semua',
      'mulai-kabar',
      'mulai-semua',
      'cara',
      'rekap',
      'kontak',
      'hapus',
    ]),
  ),
  kontak: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  dari: v.optional(v.string(), ''),
  sampai: v.optional(v.string(), ''),
  ke: v.optional(v.picklist(['email', 'phone']), 'email'),
  buktikan: v.optional(v.picklist(['email', 'phone']), 'email'),
  sapaan: v.optional(v.picklist(['', 'bapak', 'ibu', 'kak']), ''),
  jalur: v.optional(v.picklist(['', 'email', 'whatsapp']), ''),
})

/** Carries out what the reader of a message chose. */
export async function choose(ctx: Ctx, { request, token }: { request: Request; token: string }) {
  return submit(form, request, async ({ aksi, sapaan, jalur, ...rest }) => {
    const named = rest['List-Unsubscribe'] ? 'henti-kabar' : aksi
    if (named === 'cara') {
      const wish = { salutation: sapaan || null, channel: jalur || null }
      await wishByLink(ctx, token, wish)
    } else if (named === 'rekap') {
      const days = recapDaysOf(rest.dari, rest.sampai)
      await sendRecapByLink(ctx, { token, kind: rest.ke, days })
    } else if (named === 'kontak') {
      const contact = readContact(rest.kontak)
      if (!contact) throw new ChangeNotPossible('bentuk')
      await askContactChange(ctx, { token, contact })
    } else if (named === 'hapus') {
      await askLeave(ctx, { token, kind: rest.buktikan })
    } else if (named) await changeChoices(ctx, token, acts[named])
    return { done: named }
  })
}
