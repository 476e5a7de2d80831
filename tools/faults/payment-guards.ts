import type { Guard } from './guard.ts'

const settles = 'features/payment/settle-payment.db.test.ts'
const opens = 'features/payment/open-charge.db.test.ts'
const webhooks = 'features/payment/receive-webhook.db.test.ts'
const polls = 'features/payment/poll.db.test.ts'
const gateways = 'platform/outside/gateway-faults.test.ts'

/** F1 to F12: guards against a provider's mistakes. */
export const paymentGuards: Guard[] = [
  {
    of: 'F1',
    what: 'an event is stored once',
    file: 'features/payment/queries.server.ts',
    text: 'return numInsertedOrUpdatedRows === 1n',
    without: 'return numInsertedOrUpdatedRows !== undefined',
    test: {
      file: webhooks,
      name: 'F1 one webhook, delivered a hundred times in parallel, is kept and posted once',
    },
  },
  {
    of: 'F1',
    what: 'only money that is not in the books is judged',
    file: 'features/payment/apply-found.server.ts',
    text: 'rupiah(kept + (isBooked ? charge.amount : 0))',
    without: 'rupiah(0)',
    test: {
      file: settles,
      name: 'F1 settling the same payment a hundred times in parallel posts it once',
    },
  },
  {
    of: 'F1',
    what: 'the donation is locked while its money is judged',
    file: 'features/donation/queries.server.ts',
    text: ".forUpdate(['donation'])",
    without: '',
    engine: 'postgres',
    test: {
      file: settles,
      name: 'F7 two codes whose money is heard of at the same moment wait for each other',
    },
  },
  {
    of: 'F2',
    what: 'paid is left only downwards',
    file: 'features/payment/charge.ts',
    text: '\n  paid: undone,',
    without: '\n  paid: open,',
    test: {
      file: settles,
      name: 'F2 even a provider that itself says pending again does not unpay a charge',
    },
  },
  {
    of: 'F3',
    what: 'an answer that comes after its webhook only fills what is empty',
    file: 'features/payment/ask-provider.server.ts',
    text: "status: nextChargeState(status, { status: 'pending' })",
    without: "status: 'pending' as const",
    test: {
      file: opens,
      name: 'F3 a webhook that is faster than the answer finds its charge, and the answer spoils nothing',
    },
  },
  {
    of: 'F3',
    what: 'a charge whose maker died is asked about',
    file: 'features/payment/poll.server.ts',
    text: "['creating', 'unknown', 'pending']",
    without: "['unknown', 'pending']",
    test: {
      file: polls,
      name: 'F3 a charge left behind by a process that died while asking gets its code',
    },
  },
  {
    of: 'F4',
    what: 'no answer is unknown, not a no',
    file: 'features/payment/ask-provider.server.ts',
    text: "{ status: 'unknown', failure: answer.cause.slice(0, 200) }",
    without: "{ status: 'failed', failure: answer.cause.slice(0, 200) }",
    test: {
      file: opens,
      name: 'F4 a timeout after the code was made is unknown, never failed, and asking again finds the same code',
    },
  },
  {
    of: 'F4',
    what: 'while an earlier code may exist no other is made',
    file: 'features/payment/close-charge.server.ts',
    text: "if (now.status !== 'pending') throw new EarlierChargeUnclear()",
    without: '',
    test: {
      file: opens,
      name: 'F4 a provider that calls cancelled what it may still make opens no other way',
    },
  },
  {
    of: 'F5',
    what: 'late money to a campaign that is over is kept as titipan',
    file: 'features/payment/payment.ts',
    text: "if (isLate && !campaign.isOpen) return [{ to: 'suspense', amount, reason: 'late' }]",
    without: '',
    test: {
      file: settles,
      name: 'F5 late money to a campaign that has ended is kept as titipan and both sides are told',
    },
  },
  {
    of: 'F5',
    what: 'an expired charge still takes its money',
    file: 'features/payment/charge.ts',
    text: '\n  expired: reopened,',
    without: '\n  expired: {},',
    test: {
      file: settles,
      name: 'F5 an expired donation that is paid late after its code was closed becomes paid',
    },
  },
  {
    of: 'F6',
    what: 'another sum than the asked one is never a gift',
    file: 'features/payment/payment.ts',
    text: 'if (!isWholeTimes(received, charge.amount, found.captures)) {',
    without: 'if (received < 0) {',
    test: {
      file: settles,
      name: 'F6 a wrong amount is never a gift: all of it is kept as titipan and the donor is told',
    },
  },
  {
    of: 'F7',
    what: 'the second payment of a code is kept',
    file: 'features/payment/payment.ts',
    text: "if (rest > 0) portions.push({ to: 'suspense', amount: rupiah(rest), reason: 'double' })",
    without: '',
    test: { file: settles, name: 'F7 two payments that are heard of at once are told apart' },
  },
  {
    of: 'F7',
    what: 'money for a donation that is paid is kept',
    file: 'features/payment/payment.ts',
    text: "if (isUndone || (!isPayable(donation.status) && donation.status !== 'cancelled')) {",
    without: 'if (isUndone) {',
    test: { file: settles, name: 'F7 two codes of one donation that are both paid give once' },
  },
  {
    of: 'F8',
    what: 'a webhook must be signed',
    file: 'platform/outside/sandbox-webhook.ts',
    text: "if (mode === 'message' && !isSame(",
    without: "if (mode !== 'message' && !isSame(",
    test: {
      file: webhooks,
      name: 'F8 a forged webhook is answered 401, leaves nothing behind but a line in the log, and moves nothing',
    },
  },
  {
    of: 'F8',
    what: 'the provider is read again instead of believing the webhook',
    file: 'features/payment/settle-payment.server.ts',
    text: 'const lookup = await ctx.gateway.find({ reference, providerId, payments })\n  if (lookup',
    without: `const money = { status: 'paid', paidAmount: charge.amount, captures: 1, currency: 'IDR' }
  const told = { ...money, reference, providerId: providerId ?? '', amount: charge.amount }
  const expiresAt = charge.expires_at
  const lookup = { kind: 'found', charge: { ...told, expiresAt, paidAt: ctx.now() } } as never as {
    kind: 'found' | 'unknown', charge: never, cause: string }
  if (lookup`,
    test: {
      file: webhooks,
      name: 'F8 a webhook with a right signature and a false body is only a hint: the provider decides',
    },
  },
  {
    of: 'F8',
    what: 'a callback token must be one of ours',
    file: 'platform/outside/xendit-gateway.server.ts',
    text: "if (!isOneOf(headers.get('x-callback-token') ?? '', callbackTokens)) {",
    without: 'if (callbackTokens.length === 0) {',
    test: {
      file: gateways,
      name: 'xendit: F20 while the token is changed both are believed, and no third',
    },
  },
  {
    of: 'F9',
    what: 'what the provider takes back leaves the books',
    file: 'features/payment/book-payment.server.ts',
    text: 'await recordReversed(tx, donation, { journalId: ctx.newId(), occurredAt: now, now })',
    without: '',
    test: {
      file: settles,
      name: 'F9 a reversal takes the gift out of the books and the total again, and tells the donor',
    },
  },
  {
    of: 'F9',
    what: 'titipan that is taken back leaves the books',
    file: 'features/payment/book-payment.server.ts',
    text: '    await returnSuspense(ctx, tx, kept)\n  }\n  const of',
    without: '  }\n  const of',
    test: { file: settles, name: 'F9 a reversal of money that was kept takes it out of titipan' },
  },
  {
    of: 'F10',
    what: 'money of an unknown reference is kept',
    file: 'features/payment/suspense.server.ts',
    text: "await postToSuspense(ctx, tx, { donationId, chargeId: null, found, reason: 'orphan', amount })",
    without: '',
    test: {
      file: webhooks,
      name: 'F10 money for a charge that we have lost is answered 200, told to staff and kept as titipan once',
    },
  },
  {
    of: 'F11',
    what: 'open charges are asked about',
    file: 'features/payment/poll.server.ts',
    text: 'const due = charges.filter((charge) => isLookDue(charge, now))',
    without: 'const due = charges.filter((charge) => isLookDue(charge, now) && false)',
    test: {
      file: polls,
      name: 'F11 a payment whose webhook never came is found within five minutes',
    },
  },
  {
    of: 'F11',
    what: 'closed charges are asked about after their end',
    file: 'features/payment/charge.ts',
    text: 'const looksAfterUnpaid = [1 * HOUR, 24 * HOUR, 72 * HOUR]',
    without: 'const looksAfterUnpaid: number[] = []',
    test: {
      file: polls,
      name: 'F11 money that came silently after the end is found an hour later',
    },
  },
  {
    of: 'F11',
    what: 'late money is followed by one more look',
    file: 'features/payment/settle-payment.server.ts',
    text: 'if (settled && !given.isLast) await lookOnceMore(ctx, settled.charge)',
    without: '',
    test: {
      file: polls,
      name: 'F11 a second payment without a webhook is found also when the first came days after the end',
    },
  },
  {
    of: 'F12',
    what: 'another currency is not believed',
    file: 'features/payment/payment.ts',
    text: "if (found.currency !== 'IDR') return 'currency'",
    without: '',
    test: {
      file: settles,
      name: 'F12 a provider that says paid in another currency is not believed, and staff is told',
    },
  },
  {
    of: 'F12',
    what: 'a charge over another sum is not ours',
    file: 'features/payment/payment.ts',
    text: "if (found.amount !== ours.amount) return 'amount'",
    without: '',
    test: {
      file: 'features/payment/payment.test.ts',
      name: 'F12 F16 what the provider shows must be the charge we asked about',
    },
  },
]
