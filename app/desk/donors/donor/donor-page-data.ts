import { unopenedName } from '#features/donation/donation.ts'
import { recordLook } from '#features/donation-log/record-look.server.ts'
import { partOfEmail, partOfPhone } from '#features/donation-log/mask.ts'
import {
  besideDonor,
  donationsOfDonor,
  findDonor,
  messagesOfDonor,
  recordsOf,
  yearsOfDonor,
} from '#features/donor-record/donor-page.server.ts'
import { recapMark } from '#features/donor-recap/send-recap.server.ts'
import { isReached, reachOf } from '#features/message/message-channels.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { listSuggestions } from '#features/donor-record/suggestions.server.ts'
import { listLeaves } from '#features/privacy/guest-leave/carry-out-leaves.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Desk } from '#app/desk/context.ts'
import { orNotFound, rowIdOf } from '#app/not-found.ts'

/** What the page of one donor shows; a look at it is written down. */
export async function donorPageData({ ctx, staff, permission }: Desk, id: string) {
  const { name, ...donor } = await orNotFound(() => findDonor(ctx.db, rowIdOf(id)))
  const documentId = donor.id
  await recordLook(ctx, { staff, permission, sentence: 'Melihat donatur', documentId })
  const records = await recordsOf(ctx.db, donor.id)
  const { contacts, ...beside } = await besideDonor(ctx, donor.id, records)
  const { newsNow, ...messages } = await messagesOfDonor(ctx, contacts)
  return {
    donor,
    name: unopenedName({ name, isAnonymous: donor.isAnonymous === true && !donor.erasedAt }),
    years: await yearsOfDonor(ctx.db, donor.id),
    donations: await donationsOfDonor(ctx, records),
    suggestions: (await listSuggestions(ctx, { records, limit: 20 })).items,
    leaves: await listLeaves(ctx.db, records),
    ...beside,
    ...messages,
    contacts: contacts.map(({ kind, value, isProven }, at) => ({
      words: kind === 'phone' ? partOfPhone(value) : partOfEmail(value),
      isProven,
      news: newsNow[at]?.held ?? null,
    })),
    recap: {
      through: dayOf(ctx.now()),
      contacts: contacts
        .filter(({ kind }) => isReached({ [kind]: 'x' }, 'receipt', reachOf(ctx)))
        .map(({ kind, value: contact }) => ({
          value: recapMark(ctx, contact),
          label: kind === 'phone' ? partOfPhone(contact) : partOfEmail(contact),
        })),
    },
    mayAct: isPermitted(staff.role, 'donation.write'),
    mayReveal: isPermitted(staff.role, 'donation.reveal'),
    mayReadTickets: isPermitted(staff.role, 'ticket.read'),
  }
}

export type DonorPageData = Awaited<ReturnType<typeof donorPageData>>
