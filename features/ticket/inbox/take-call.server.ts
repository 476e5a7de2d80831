import * as v from 'valibot'
import { findDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { parseRupiah, type Rupiah } from '#platform/money/money.ts'
import { readContact } from '#platform/text/contact.ts'
import { typedLine, typedProse } from '#platform/text/typed-text.ts'
import { DAY_MS, isDay, momentAt } from '#platform/time/jakarta.ts'
import { answerDue } from '#features/ticket/create-ticket.server.ts'
import { PaidInFuture } from '../errors.ts'
import { ticketToken, ticketTokenHash } from '../link.server.ts'
import { TICKET_MESSAGE_LENGTH, ticketNumber } from '../ticket.ts'
import { writeTicket } from '../write-ticket.server.ts'

const line = (most: number) =>
  v.pipe(v.optional(v.string(), ''), v.transform(typedLine), v.maxLength(most, 'Terlalu panjang.'))

/** What a caller says; only the contact and the words are asked of every one. */
export const callForm = v.object({
  jenis: v.picklist(['payment', 'complaint'], 'Pilih jenisnya.'),
  kontak: line(120),
  nomor: line(40),
  tanggal: v.pipe(
    v.optional(v.string(), ''),
    v.check((day) => day === '' || isDay(day), 'Pilih tanggalnya.'),
  ),
  lewat: line(80),
  jumlah: line(40),
  pesan: v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedProse),
    v.minLength(5, 'Tulis apa yang disampaikan penelepon.'),
    v.maxLength(TICKET_MESSAGE_LENGTH, 'Terlalu panjang.'),
  ),
})

export type TakenCall = v.InferOutput<typeof callForm>

/** Opens a ticket for somebody who called; whoever took the call has it. Answers its id. */
export async function takeCall(ctx: Ctx, call: TakenCall, { by }: { by: string }): Promise<string> {
  const { kontak, nomor, tanggal, lewat, pesan, jenis: kind } = call
  const contact = readContact(kontak)
  if (!contact) throw new InvalidInput({ kontak: 'Isi nomor HP atau e-mail penelepon.' })
  const now = ctx.now()
  const paidAt = tanggal ? momentAt(tanggal, '12:00') : null
  if (paidAt && paidAt.getTime() > now.getTime() + DAY_MS) throw new PaidInFuture()
  const isPayment = kind === 'payment'
  const donation = isPayment && nomor ? await findDonation(ctx.db, nomor) : undefined
  const id = ctx.newId()
  const ticket = {
    id,
    number: ticketNumber(ctx.newPublicId()),
    kind,
    state: 'new' as const,
    token_hash: ticketTokenHash(ticketToken(ctx.config, id)),
    form_key: `call ${id}`,
    input_hash: '',
    contact: contact.kind === 'email' ? contact.value : null,
    phone: contact.kind === 'phone' ? contact.value : null,
    donation_number: isPayment ? nomor || null : null,
    paid_at: isPayment ? paidAt : null,
    paid_via: isPayment ? lewat || null : null,
    amount: isPayment ? amountIn(call) : null,
    due_at: await answerDue(ctx),
    created_at: now,
    updated_at: now,
    held_by: by,
    held_at: now,
  }
  await writeTicket(ctx, { ticket, text: pesan, via: 'call', donationId: donation?.id })
  return id
}

function amountIn({ jumlah }: TakenCall): Rupiah | null {
  if (jumlah === '') return null
  const parsed = parseRupiah(jumlah)
  if (parsed.ok && parsed.value > 0) return parsed.value
  throw new InvalidInput({ jumlah: 'Isi jumlahnya dalam rupiah, contoh 50.000.' })
}
