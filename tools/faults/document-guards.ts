import type { Guard } from './guard.ts'

const documents = 'features/payment/provider-documents.db.test.ts'
const refunds = 'features/payment/provider-refunds.db.test.ts'

/** Guards that follow from the providers' documents (decision 0057). */
export const documentGuards: Guard[] = [
  {
    of: 'F7',
    what: 'payments seen earlier are read as well as the newest',
    file: 'platform/outside/xendit-read.server.ts',
    text: 'const ids = [...new Set([...known, ...listed, ...(latest ? [latest] : [])])]',
    without:
      'const ids = [...new Set([...listed, ...(latest ? [latest] : [])])].slice(known.length * 0)',
    test: {
      file: documents,
      name: 'xendit: F7 a second payment is kept though its request names only the newest',
    },
  },
  {
    of: 'F7',
    what: 'the payments of a reference are looked for in the list of transactions',
    file: 'platform/outside/xendit-read.server.ts',
    text: 'const listed = latest ? await listPayments(call, request.reference_id) : []',
    without: "const listed = latest ? (await listPayments(call, '')).slice(0, 0) : []",
    test: {
      file: documents,
      name: 'xendit: F7 F11 two payments without any webhook are found in the list of transactions',
    },
  },
  {
    of: 'F7',
    what: 'the payments a look has found are remembered',
    file: 'features/payment/apply-found.server.ts',
    text: 'payments: [...new Set([...charge.payments, ...(found.payments ?? [])])],',
    without: 'payments: charge.payments,',
    test: {
      file: documents,
      name: 'xendit: F7 F11 a second payment whose first came without a webhook is kept',
    },
  },
  {
    of: 'F6',
    what: 'a payment without captures is money of the sum it names',
    file: 'platform/outside/xendit-wire.ts',
    text: 'if (!captures || captures.length === 0) return request_amount ?? 0',
    without: 'if (!captures || captures.length === 0) return (request_amount ?? 0) * 0',
    test: {
      file: documents,
      name: 'xendit: a virtual account’s payment without captures pays the gift',
    },
  },
  {
    of: 'F9',
    what: 'a denied code whose money our books hold was taken back',
    file: 'features/payment/payment.ts',
    text: "return found.isDenied && isHeld ? 'reversed' : found.status",
    without: 'return isHeld ? found.status : found.status',
    test: {
      file: documents,
      name: 'midtrans: F9 a code that is denied unpaid has failed, and the gift can be paid',
    },
  },
  {
    of: 'F9',
    what: 'a denied code that was never paid is no reversal',
    file: 'features/payment/payment.ts',
    text: 'return found.isDenied && isHeld ?',
    without: 'return found.isDenied || isHeld ?',
    test: {
      file: documents,
      name: 'midtrans: F9 a code that is denied unpaid has failed, and the gift can be paid',
    },
  },
  {
    of: 'F9',
    what: 'of two payments the one that went back leaves the books',
    file: 'features/payment/book-payment.server.ts',
    text: 'if (kept) await returnSuspense(ctx, tx, kept)',
    without: '',
    test: {
      file: documents,
      name: 'xendit: F9 of two payments one goes back: the kept one goes, the gift stays',
    },
  },
  {
    of: 'F9',
    what: 'money taken back is not counted when more comes',
    file: 'features/payment/queries.server.ts',
    text: "    .where('returned_at', 'is', null)\n    .$if(chargeId !== undefined, (query) => query.where('charge_id', '=', chargeId as string))\n    .executeTakeFirstOrThrow()",
    without:
      "    .$if(chargeId !== undefined, (query) => query.where('charge_id', '=', chargeId as string))\n    .executeTakeFirstOrThrow()",
    test: {
      file: documents,
      name: 'xendit: F9 money that comes after a reversal, and goes again, stands in the books as it is',
    },
  },
  {
    of: 'F10',
    what: 'another application’s webhook is left alone',
    file: 'features/payment/receive-webhook.server.ts',
    text: 'if (!charge && !isOurReference(reference)) {',
    without: 'if (!charge && reference === isOurReference.name) {',
    test: {
      file: documents,
      name: 'xendit: F10 what another application sells on the account is left alone',
    },
  },
  {
    of: 'F10',
    what: 'the provider’s own word decides whose a payment is',
    file: 'features/payment/settle-payment.server.ts',
    text: "if (!isOurReference(lookup.charge.reference)) return 'of another application'",
    without: "if (isOurReference('')) return 'of another application'",
    test: {
      file: documents,
      name: 'xendit: F10 a second payment of a lost charge is kept too, and a lie about whose it is changes nothing',
    },
  },
  {
    of: 'F4',
    what: 'money on another request under our reference is kept',
    file: 'features/payment/settle-payment.server.ts',
    text: 'if (!settled || isOther) {',
    without: 'if (!settled) {',
    test: {
      file: documents,
      name: 'xendit: F4 F10 without idempotency the first request is another charge, whose money is kept',
    },
  },
  {
    of: 'F18',
    what: 'Xendit is asked first whether the refund was made',
    file: 'platform/outside/xendit-refund.server.ts',
    text: 'if (same) return follow(call, same)',
    without: '',
    test: {
      file: refunds,
      name: 'xendit: F18 a refund whose answer got lost is found before it is asked for again, without idempotency',
    },
  },
  {
    of: 'F18',
    what: 'a method without a way back is not asked to give money back',
    file: 'features/payment/refund-way.server.ts',
    text: 'refundable.includes(charge.method)',
    without: 'refundable.length > 0',
    test: {
      file: refunds,
      name: 'xendit: money of a virtual account goes back by bank transfer only',
    },
  },
  {
    of: 'F17',
    what: 'a QRIS of Xendit lives as long as Xendit says',
    file: 'platform/outside/xendit-wire.ts',
    text: 'return seconds && created ? new Date(created.getTime() + seconds * 1000) : undefined',
    without: 'return undefined',
    test: {
      file: documents,
      name: 'xendit: F17 a QRIS lives for 48 hours: shown, waited for, closed after them',
    },
  },
]
