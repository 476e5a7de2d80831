import type { Accepted } from './mutants.ts'

/** Of codes and transfers, how their provider is asked, and who watches them. */
export const acceptedOfCharge: readonly Accepted[] = [
  {
    file: 'features/payment/poll.server.ts',
    context: 'return sql<boolean>`(updated_at, id) > (${last.updated_at}, ${last.id}::uuid)`',
    becomes: ['sql<boolean>`(updated_at, id) >= (${last.updated_at}, ${last.id}::uuid)`'],
    why: 'a charge that two pages hold is asked about once, by the key of its job',
  },
  {
    file: 'features/payment/proposals.server.ts',
    context: 'if (!account) throw new BankAccountUnknown()',
    becomes: ['false'],
    why: 'an open transfer is read together with its bank account; the type wants to be asked',
  },
  {
    file: 'features/payment/transfer-charge.server.ts',
    context: 'lost.add(amount)',
    becomes: [''],
    why: 'a sum that another took meanwhile is read as taken at the next look',
  },
  {
    file: 'features/payment/status-events.server.ts',
    context: 'return 2_000 + ((first * second * third) % 3_000)',
    becomes: ['2001'],
    why: 'any time that spreads the pages over three seconds will do',
  },
  {
    file: 'features/payment/status-streams.server.ts',
    context: "const status = found.get(watched.status?.donationId ?? '')",
    becomes: ["'mutated'"],
    why: 'only a donation whose status is known is due; the type wants a text',
  },
  {
    file: 'features/payment/queries.server.ts',
    context: '...new Set(all.flatMap(({ payment_id }) => payment_id ?? [])),',
    becomes: ['payment_id'],
    why: 'only webhooks that named a payment are read; the type wants to be asked',
  },
  {
    file: 'features/payment/settle-payment.server.ts',
    context:
      'const outcome = await settleUnknown(ctx, { reference, providerId: providerId ?? null })',
    becomes: ['providerId'],
    why: 'the provider is asked by the reference alone either way; the type wants null',
  },
  {
    file: 'features/payment/settle-payment.server.ts',
    context:
      "const isLearned = !charge.provider_id && asked.provider_id && asked.status === 'pending'",
    becomes: [
      '!charge.provider_id',
      'asked.provider_id',
      '!charge.provider_id && asked.provider_id',
      "asked.status === 'pending'",
    ],
    why: 'an unknown code has no id and a pending one has; reading another once more changes nothing',
  },
  {
    file: 'features/payment/queries.server.ts',
    context: '.limit(1)',
    becomes: ['2'],
    why: 'only the first row is taken; the limit spares the others',
  },
  {
    file: 'features/payment/queries.server.ts',
    context: 'return db',
    becomes: [
      "db\n    .selectFrom('charge')\n    .selectAll()\n    .where('donation_id', '=', donationId)\n    .orderBy('attempt', 'desc')",
    ],
    why: 'only the first row is taken; the limit spares the others',
  },
  {
    file: 'features/payment/queries.server.ts',
    context: 'const one = db',
    becomes: [
      "db\n    .selectFrom('charge')\n    .selectAll()\n    .where((where) =>\n      where.or([where('reference', '=', reference), where('provider_id', 'in', ids)]),\n    )\n    .orderBy(sql`reference = ${reference}`, 'desc')",
    ],
    why: 'only the first row is taken; the limit spares the others',
  },
  {
    file: 'features/payment/queries.server.ts',
    context: 'const ids = [reference, ...(providerId ? [providerId] : [])]',
    becomes: ['true'],
    why: 'no charge has an id that is undefined; the condition spares the comparison',
  },
  {
    file: 'features/payment/queries.server.ts',
    context: 'return tx',
    becomes: [
      "tx\n    .updateTable('charge')\n    .set(beforeTheProvider.includes(change.status) ? change : { ...change, payer_phone: null })",
    ],
    why: 'the id of the charge is unique; the id of its donation tells a cluster which server has it',
  },
  {
    file: 'features/payment/poll.server.ts',
    context: 'charges = await read(ctx, charges.at(-1))',
    becomes: ['2'],
    why: 'a charge that two pages hold is asked about once, by the key of its job',
  },
  {
    file: 'features/payment/status-streams.server.ts',
    context: '(known?.seats.size ?? 0) >= STREAM_LIMITS.perDonation ||',
    becomes: ['known?.seats.size', '1'],
    why: 'a donation that nobody listens to is below every limit',
  },
  {
    file: 'features/payment/status-streams.server.ts',
    context: 'const left = (this.#perNetwork.get(network) ?? 1) - 1',
    becomes: ['this.#perNetwork.get(network)'],
    why: 'a seat that leaves was counted under its network; the type wants a number',
  },
  {
    file: 'features/payment/status-streams.server.ts',
    context: "let told = ''",
    becomes: ["'mutated'"],
    why: 'the first status differs from any text that is none',
  },
  {
    file: 'features/payment/status-streams.server.ts',
    context: "const text = body ? JSON.stringify({ ...body, serverNow: '' }) : told",
    becomes: ["'mutated'"],
    why: 'any text in place of the moment will do, if it is always the same',
  },
  {
    file: 'features/payment/status-streams.server.ts',
    context: 'const timer = setTimeout(resolve, Math.max(0, ms))',
    becomes: ['1'],
    why: 'a timer waits a millisecond at least',
  },
  {
    file: 'features/payment/settle-together.server.ts',
    context: 'const campaign = { isOpen: isDonatable(donation.campaign, found.paidAt ?? now) }',
    becomes: ['now'],
    why: 'what came before the end and is not plain by now is settled alone, by its own moment',
  },
]
