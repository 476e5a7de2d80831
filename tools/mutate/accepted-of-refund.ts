import type { Accepted } from './mutants.ts'

/** Of money that goes back or waits for its owner: refunds, titipan, matches that are undone. */
export const acceptedOfRefund: readonly Accepted[] = [
  {
    file: 'features/payment/held-payments.server.ts',
    context:
      'const madeOf = kept.flatMap(({ portionId, donationId }) => [portionId, donationId ?? portionId])',
    becomes: ['donationId'],
    why: 'no row has the id of a donation that is not there; the type wants one',
  },
  {
    file: 'features/payment/held-payments.server.ts',
    context: 'return providerId ? [reference, providerId] : [reference]',
    becomes: ['true'],
    why: 'nobody has a name that is not there',
  },
  {
    file: 'features/payment/apply-found.server.ts',
    context: 'const isClosed = eventKey !== undefined',
    becomes: ['eventKey === undefined'],
    why: 'a webhook that is closed once more is closed with the same words; it spares a statement',
  },
  {
    file: 'features/payment/poll.server.ts',
    context: ".where('updated_at', '<', sql<Date>`expires_at + ${LAST_LOOK}`)",
    becomes: ["'<='"],
    why: 'what was looked at in that very moment has no look left; the condition spares reading it',
  },
  {
    file: 'features/payment/settle-together.server.ts',
    context: 'if (!donation || !charge || takers.has(donation)) return []',
    becomes: ['!charge'],
    why: 'a charge always has its donation; the type wants to be asked',
  },
  {
    file: 'features/payment/donor-bank-rows.server.ts',
    context:
      'return token_hash !== null && !given_at && !closed_at && expires_at !== null && expires_at > now',
    becomes: ['token_hash !== null && !given_at && !closed_at'],
    why: 'what has no end ended before any moment; the type wants to be asked',
  },
  {
    file: 'features/payment/reverse-capture.server.ts',
    context: "await assertFree(tx, { kind: 'refund', fund, campaignId: campaign.id, amount })",
    becomes: ["''"],
    why: 'only a payout is asked another question',
  },
  {
    file: 'features/payment/refund-donation.server.ts',
    context: "await assertFree(tx, { kind: 'refund', fund, campaignId: campaign.id, amount })",
    becomes: ["''"],
    why: 'only a payout is asked another question',
  },
  {
    file: 'features/payment/plan-suspense.server.ts',
    context: "const from = bankAccountId ? { by: 'bank' as const, bankAccountId } : undefined",
    becomes: ["''"],
    why: 'what is not the gateway is a bank account; its id says which',
  },
  {
    file: 'features/payment/plan-suspense.server.ts',
    context: "if (kept.status !== 'open') return []",
    becomes: ['false'],
    why: 'the plan of each donation refuses what was decided; the line spares the statements',
  },
  {
    file: 'features/payment/refund-proposals.server.ts',
    context: 'if (!donation) throw new DonationNotFound()',
    becomes: ['false'],
    why: 'no refund of an unknown donation is proposed; the type wants to be asked',
  },
  {
    file: 'features/payment/suspense-proposals.server.ts',
    context: '...(donationId && { donationId }),',
    becomes: ['{ donationId }'],
    why: 'a donation that is null is written as none; the type wants it left out',
  },
  {
    file: 'features/payment/undo-proposal.server.ts',
    context: "if (!match || !bank || donation?.status !== 'paid') throw new MatchStays()",
    becomes: ['!match', '!bank', "donation?.status !== 'paid'"],
    why: 'without a match there is no donation, and each has its bank; the type wants to be asked',
  },
  {
    file: 'features/payment/return-share.server.ts',
    context: "if (fund === 'W') await returnUnits(tx, { sourceId, at: ctx.now() })",
    becomes: ['true'],
    why: 'a donation of another fund has no units; the condition spares the statement',
  },
  {
    file: 'features/payment/reverse-capture.server.ts',
    context: "if (fund === 'W') await returnUnits(tx, { sourceId, at: ctx.now() })",
    becomes: ['true'],
    why: 'a donation of another fund has no units; the condition spares the statement',
  },
  {
    file: 'features/payment/suspense-list.server.ts',
    context: "if (!kept || !row) throw new NotFound('Titipan ini tidak ditemukan.')",
    becomes: ['!kept', '!row'],
    why: 'both are read of the same entry, one with what belongs to it',
  },
  {
    file: 'features/payment/pay-refund.server.ts',
    context: '...(bankReference && { bank_reference: bankReference }),',
    becomes: ['{ bank_reference: bankReference }'],
    why: 'a reference that is undefined changes no column; the type wants it left out',
  },
  {
    file: 'features/payment/return-suspense.server.ts',
    context: '...(bankReference && { bank_reference: bankReference }),',
    becomes: ['{ bank_reference: bankReference }'],
    why: 'a reference that is undefined changes no column; the type wants it left out',
  },
  {
    file: 'features/payment/pay-refund.server.ts',
    context:
      "return operational > 0 ? [...parts, { fund: 'A' as const, amount: Number(operational) }] : parts",
    becomes: ['true', 'operational >= 0'],
    why: 'every bank has a part of nothing; the condition spares the question',
  },
  {
    file: 'features/payment/refund-rows.server.ts',
    context: 'return tx',
    becomes: ["tx\n    .updateTable('refund')\n    .set(change)"],
    why: 'the id of the refund is unique; the id of its document tells a cluster which server has it',
  },
  {
    file: 'features/payment/return-suspense.server.ts',
    context: "[{ debit: account.refundsPayable, credit: '', fund: 'IU', amount: kept.amount }],",
    becomes: ["'mutated'"],
    why: 'the account of the payer takes its place',
  },
  {
    file: 'features/payment/send-refund.server.ts',
    context: "const key = `${refundId} 0 ${refund.sent_at?.getTime() ?? ''}`",
    becomes: ['refund.sent_at?.getTime()', "'mutated'"],
    why: 'any name of the first sending will do, if that of a further one differs',
  },
  {
    file: 'features/payment/settle-taken-back.server.ts',
    context: "banks: end.how === 'returned' ? [end.bankAccountId] : [],",
    becomes: ['true'],
    why: 'what the amil bears moves no bank, whatever is named',
  },
  {
    file: 'features/payment/settle-taken-back.server.ts',
    context: 'if (!first) throw new NotInThisState()',
    becomes: ['false'],
    why: 'what was returned twice is booked as a claim in the same moment; the type wants to be asked',
  },
  {
    file: 'features/payment/suspense-donation.server.ts',
    context: 'const journal = await tx',
    becomes: [
      "tx\n    .selectFrom('ledger_journal')\n    .select(sql<Date>`coalesce(happened_at, occurred_at)`.as('at'))",
      "tx\n    .selectFrom('ledger_journal')\n    .select(sql<Date>`coalesce(happened_at, occurred_at)`.as('at'))\n    .where('source_id', '=', donation_id)",
    ],
    why: 'the name of the event names the payment; the others lead the database to it',
  },
  {
    file: 'features/payment/suspense-donation.server.ts',
    context: 'return journal?.at ?? created_at',
    becomes: ['journal?.at'],
    why: 'titipan is written together with its journal; the type wants a moment',
  },
  {
    file: 'features/payment/wait-again.server.ts',
    context: 'const key = `${donationId} unmatched ${(donation.unmatched ?? 0) + 1}`',
    becomes: ['(donation.unmatched ?? 0) - 1', 'donation.unmatched', '1', '2'],
    why: 'any number that differs for each match will do, and a donation that was read has one',
  },
  {
    file: 'features/payment/settle-taken-back.server.ts',
    context: 'const rows = await db',
    becomes: [
      "db\n    .selectFrom('ledger_posting as posting')\n    .innerJoin('ledger_journal as journal', (join) =>\n      join\n        .onRef('journal.source_id', '=', 'posting.source_id')\n        .onRef('journal.id', '=', 'posting.journal_id'),\n    )\n    .select(['posting.fund', 'posting.campaign_id', 'posting.amount', 'posting.credit_account'])\n    .where('posting.source_id', '=', donation_id)\n    .where('journal.source', '=', 'refund')\n    .where('journal.event', 'in', [\n      `taken back ${return_id}`,\n      `taken back ${return_id} operational`,\n    ])\n    .where('posting.debit_account', '=', account.returnedTwice)\n    .orderBy('posting.journal_id')",
      "db\n    .selectFrom('ledger_posting as posting')\n    .innerJoin('ledger_journal as journal', (join) =>\n      join\n        .onRef('journal.source_id', '=', 'posting.source_id')\n        .onRef('journal.id', '=', 'posting.journal_id'),\n    )\n    .select(['posting.fund', 'posting.campaign_id', 'posting.amount', 'posting.credit_account'])\n    .where('posting.source_id', '=', donation_id)",
      "db\n    .selectFrom('ledger_posting as posting')\n    .innerJoin('ledger_journal as journal', (join) =>\n      join\n        .onRef('journal.source_id', '=', 'posting.source_id')\n        .onRef('journal.id', '=', 'posting.journal_id'),\n    )\n    .select(['posting.fund', 'posting.campaign_id', 'posting.amount', 'posting.credit_account'])",
    ],
    why: 'a journal has one claim, and its event names the return; the others lead the database to it',
  },
  {
    file: 'features/payment/send-refund.server.ts',
    context: "if (refund?.status !== 'sent' || refund.pays_from !== 'gateway' || !charge) return",
    becomes: ["refund?.status !== 'sent' || refund.pays_from !== 'gateway'"],
    why: 'what the provider is asked to send back has its paid charge; the type wants to be asked',
  },
  {
    file: 'features/payment/send-refund.server.ts',
    context:
      "if (!answer || answer.kind === 'unknown') throw new ProviderSilent(`refund of ${reference}`)",
    becomes: ["answer.kind === 'unknown'"],
    why: 'a provider that makes no refunds is not asked for one; the type wants to be asked',
  },
]
