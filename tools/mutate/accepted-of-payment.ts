import type { Accepted } from './mutants.ts'

export const acceptedOfPayment: readonly Accepted[] = [
  {
    file: 'features/payment/allocate-orphan.server.ts',
    context: "if (campaign.fund === 'W') await takeUnits(tx, { sourceId, campaignId, amount, at })",
    becomes: ['true'],
    why: 'only a wakaf can have units; the condition spares the statement',
  },
  {
    file: 'features/payment/allocate-orphan.server.ts',
    context: "if (fund === 'W') await returnUnits(tx, { sourceId, at: ctx.now() })",
    becomes: ['true'],
    why: 'only money of a wakaf has taken units; the condition spares the statement',
  },
  {
    file: 'features/payment/ask-provider.server.ts',
    context: '...(payer_phone && { payerPhone: payer_phone }),',
    becomes: ['{ payerPhone: payer_phone }'],
    why: 'a gateway is told no number where it is null, as where it is not there; the type wants it left out',
  },
  {
    file: 'features/payment/charge-view.ts',
    context: "merchant: instruction?.merchant ?? '',",
    becomes: ['instruction?.merchant', "'mutated'"],
    why: 'an instruction names its merchant, and without one no steps are shown',
  },
  {
    file: 'features/payment/charge-view.ts',
    context: "billerCode: billerCode ?? '',",
    becomes: ['billerCode'],
    why: 'the steps write nothing for a code that is not there; the type wants it',
  },
  {
    file: 'features/payment/donor-bank-rows.server.ts',
    context: "const at = given_at ? formatDateTime(given_at) : ''",
    becomes: ['true', "'mutated'"],
    why: 'the database stores no account without the moment at which it was given',
  },
  {
    file: 'features/payment/donor-bank-rows.server.ts',
    context: 'const kept = await db',
    becomes: ["db\n    .selectFrom('suspense_decision')\n    .select('id')"],
    why: 'the id of the titipan is unique; the id of its document tells a cluster which server has it',
  },
  {
    file: 'features/payment/donor-bank-rows.server.ts',
    context: ".where('suspense_id', '=', suspense_id ?? donation_id)",
    becomes: ['suspense_id'],
    why: 'no titipan has the id of its donation, and none has no id either',
  },
  {
    file: 'features/payment/draw-charge.server.ts',
    context: "const read = validateQris(body.qrString ?? '', charge.amount)",
    becomes: ['body.qrString', "'mutated'"],
    why: 'none of them is a code; the type wants a text',
  },
  {
    file: 'features/payment/draw-code.server.ts',
    context: "if (!symbol || !('sbs' in symbol)) throw new Error('no barcode came of it')",
    becomes: ['false', '!symbol', "!('sbs' in symbol)"],
    why: 'what cannot be drawn has thrown before, and what can be has bars; the type wants to be asked',
  },
  {
    file: 'features/payment/held-payments.server.ts',
    context: "return new Map(rows.map(({ id, suspense_id }) => [suspense_id ?? '', id]))",
    becomes: ["'mutated'"],
    why: 'only donations with one of these ids are read; the type wants to be asked',
  },
  {
    file: 'features/payment/matched-transfers.server.ts',
    context: 'const page = received(db)',
    becomes: [
      "received(db)\n    .$if(key !== undefined, (query) =>\n      query.where(\n        sql<boolean>`(transfer_receipt.created_at, transfer_receipt.key)\n          ${sql.raw(isOldestFirst ? '>' : '<')} (${moment}, ${key})`,\n      ),\n    )\n    .orderBy('transfer_receipt.created_at', order)",
    ],
    why: 'the index that serves the page orders moments and keys; the clause promises it',
  },
  {
    file: 'features/payment/matched-transfers.server.ts',
    context: 'const ofCharge = received(db)',
    becomes: ['received(db)'],
    why: 'the id of the charge is unique; the accounts tell a cluster where its receipts are',
  },
  {
    file: 'features/payment/matched-transfers.server.ts',
    context: 'const [matched] = held ? [] : await matchesOf({ db }, id)',
    becomes: ['false'],
    why: 'what holds the sum is believed first; the condition spares the statement',
  },
  {
    file: 'features/payment/qris.ts',
    context: "if (!isCrcRight(payload, tags.get('63') ?? '')) return refuse('crc')",
    becomes: ["tags.get('63')", "'mutated'"],
    why: 'the line before refuses a code without this tag; the type wants a text',
  },
  {
    file: 'features/payment/qris.ts',
    context: "const text = new TextDecoder('utf-8', { fatal: true })",
    becomes: ['false'],
    why: 'a length that cuts a character leaves half of it where the next tag must stand',
  },
  {
    file: 'features/payment/qris.ts',
    context: 'if (!head?.[1] || at + 4 + length > bytes.length) return undefined',
    becomes: ['at + 4 + length > bytes.length', '2'],
    why: 'without tag and length the next line fails, which is caught; with one there is the other',
  },
  {
    file: 'features/payment/qris.ts',
    context: "const printed = tags.get('54') ?? ''",
    becomes: ["tags.get('54')", "'mutated'"],
    why: 'none of them is written as an amount',
  },
  {
    file: 'features/payment/qris.ts',
    context:
      "const inner = new Map(parseTlv(template ?? '')?.map(({ tag, value }) => [tag, value]))",
    becomes: ['template', "'mutated'"],
    why: 'none of them holds an element',
  },
  {
    file: 'features/payment/qris.ts',
    context: "const nmid = inner.get('02') ?? ''",
    becomes: ["inner.get('02')", "'mutated'"],
    why: 'none of them is written as a number of a merchant',
  },
  {
    file: 'features/payment/transfer.ts',
    context: '(sum, character) => (sum * 31 + character.charCodeAt(0)) % LARGEST_ADDED,',
    becomes: ['sum * 31 - character.charCodeAt(0)', '32'],
    why: 'any sum of the characters that spreads over the range will do',
  },
  {
    file: 'features/payment/payment.ts',
    context:
      "if (rest > 0) portions.push({ to: 'suspense', amount: rupiah(rest), reason: 'double' })",
    becomes: ['1'],
    why: 'the rest is the sum of one or more whole payments, or nothing',
  },
  {
    file: 'features/payment/transfer.ts',
    context: '7,',
    becomes: ['8'],
    why: 'any beginning of that sum will do',
  },
  {
    file: 'features/payment/transfer.ts',
    context: 'for (let step = 0; step < LARGEST_ADDED; step += 1) {',
    becomes: ['step <= LARGEST_ADDED'],
    why: 'one step more asks about the first place again, which is taken',
  },
  {
    file: 'features/payment/refund.ts',
    context: 'const held = claim.campaignId ? { campaignId: claim.campaignId } : {}',
    becomes: ['true'],
    why: 'a campaign that is undefined is written as none; the type wants it left out',
  },
  {
    file: 'features/payment/charge.ts',
    context: 'return since >= (age <= HOUR || sinceEnd >= 0 ? 5 : 30) * MINUTE',
    becomes: ['sinceEnd > 0', '1'],
    why: 'in the first millisecond after its end a charge was asked before it, or just now',
  },
  {
    file: 'features/payment/status-events.server.ts',
    context: 'return 2_000 + ((first * second * third) % 3_000)',
    becomes: ['3001'],
    why: 'any time that spreads the pages over three seconds will do',
  },
  {
    file: 'features/payment/matched-transfers.server.ts',
    context: "const [, at, key] = CURSOR.exec(after ?? '') ?? []",
    becomes: ['after', "'mutated'"],
    why: 'none of them is a cursor either; the type wants a text',
  },
  {
    file: 'features/payment/return-suspense.server.ts',
    context: 'return tx',
    becomes: ["tx\n    .selectFrom('suspense')\n    .selectAll()"],
    why: 'the id of the entry is unique; the id of its document tells a cluster which server has it',
  },
  {
    file: 'features/payment/transfer-proof.server.ts',
    context: 'const row = await db',
    becomes: ["db\n    .selectFrom('transfer_proof')\n    .select(['type', 'sealed'])"],
    why: 'the id of the charge is unique; the id of its donation tells a cluster which server has it',
  },
  {
    file: 'features/payment/donor-bank-rows.server.ts',
    context: "if (id) await ctx.db.deleteFrom('donor_bank').where('id', '=', id).execute()",
    becomes: ['true'],
    why: 'no row has no id; the line spares the statement',
  },
  {
    file: 'features/payment/wait-again.server.ts',
    context:
      'await setWaitingAgain(tx, donation, { added: charge.instruction?.added ?? 0, at: now })',
    becomes: ['charge.instruction?.added', '1'],
    why: 'a transfer always has its added rupiah; the type wants to be asked',
  },
  {
    file: 'features/payment/settle-taken-back.server.ts',
    context: "await assertPays(tx, { by: 'bank', bankAccountId: end.bankAccountId }, first.fund)",
    becomes: ["''"],
    why: 'what is not the gateway is a bank account; its id says which',
  },
  {
    file: 'features/payment/undo-transfer.server.ts',
    context: 'if (!match) throw new MatchStays()',
    becomes: ['false'],
    why: 'two can undo at once only with several connections: noticed on PostgreSQL, by its own test',
  },
  {
    file: 'features/payment/undo-transfer.server.ts',
    context: 'if (!bank) throw new BankAccountUnknown()',
    becomes: ['false'],
    why: 'a match names a bank account that exists; the type wants to be asked',
  },
  {
    file: 'features/payment/held-payments.server.ts',
    context:
      'return { ...row, donationId: made.get(row.portionId) ?? null, names: name ? [name] : [] }',
    becomes: ['made.get(row.portionId)'],
    why: 'no donation is named either way; the type wants null',
  },
  {
    file: 'features/payment/suspense.server.ts',
    context: 'await tx',
    becomes: [
      "tx\n    .updateTable('suspense')\n    .set({ status: 'refunded', resolved_at: now, returned_at: now })",
    ],
    why: 'the id of the titipan is unique; the id of its document tells a cluster which server has it',
  },
  {
    file: 'features/payment/undo-suspense.server.ts',
    context: 'const decision = await tx',
    becomes: ["tx\n      .selectFrom('suspense_decision')\n      .selectAll()"],
    why: 'the id of the titipan is unique; the id of its document tells a cluster which server has it',
  },
  {
    file: 'features/payment/poll.server.ts',
    context: 'return ctx.db',
    becomes: ["ctx.db\n    .selectFrom('charge')\n    .selectAll()"],
    why: 'an open charge is looked at by the other schedule too, and a job of one reference is queued once; the condition leads to the index',
  },
  {
    file: 'features/payment/status-streams.server.ts',
    context: 'if (left > 0) this.#perNetwork.set(network, left)',
    becomes: ['true'],
    why: 'a network with no place taken counts as one that is not there; it is left out to spare memory',
  },
  {
    file: 'features/payment/suspense-rows.server.ts',
    context: 'const kept = await tx',
    becomes: ["tx\n    .selectFrom('suspense')\n    .selectAll()"],
    why: 'the id alone names the row; with its document a cluster asks the one server that has it',
  },
  {
    file: 'features/payment/match-transfer.server.ts',
    context: 'const receipt = await tx',
    becomes: ["tx\n    .selectFrom('transfer_receipt')\n    .select('key')"],
    why: 'a code has one account, so its id alone leads to its transfers; with the account a cluster asks the one server that has them',
  },
]
