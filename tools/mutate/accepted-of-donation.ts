import type { Accepted } from './mutants.ts'

const NOBODY = 'nothing belongs to no account; the type wants to be asked'
const UNIQUE = 'the id of the news is unique; that of its campaign tells a cluster where it lies'

const ofNews: readonly Accepted[] = [
  {
    file: 'features/account/news-consent.server.ts',
    context: 'const ids = [...new Set(accountIds)].filter((id) => id !== null)',
    becomes: ['[...new Set(accountIds)]'],
    why: 'nothing belongs to no account either; the condition spares the statements',
  },
  {
    file: 'features/donation/news-jobs.server.ts',
    context: 'if (!told) return',
    becomes: ['false'],
    why: 'nothing was paid up to no moment at all either; the line spares the statement',
  },
  {
    file: 'features/donation/stop-news.server.ts',
    context: 'if (!accountId || !consent?.isGiven) return',
    becomes: ['!consent?.isGiven'],
    why: NOBODY,
  },
  {
    file: 'features/donation/stop-news.server.ts',
    context:
      "const withNews = tx.selectFrom('donation').select('id').where('wants_news', '=', true)",
    becomes: ["tx.selectFrom('donation').select('id')"],
    why: 'the others ask for no news already; the condition spares writing them',
  },
  {
    file: 'features/donation/stop-news.server.ts',
    context: 'for (const id of [...ids].toSorted()) {',
    becomes: ['[...ids]'],
    why: 'the order shows only when two presses meet, which would wait for each other without it',
  },
  {
    file: 'features/donation/stop-news.server.ts',
    context: 'if (!id) throw new NewsLinkNotValid()',
    becomes: ['false'],
    why: 'nothing has the id of no donation either; the line spares the statement',
  },
  {
    file: 'features/donation/tell-news.server.ts',
    context: 'await tx',
    becomes: [
      "tx\n      .updateTable('campaign_update')\n      .set({ told_at: now, told_by: by })",
    ],
    why: UNIQUE,
  },
  {
    file: 'features/donation/tell-news.server.ts',
    context: 'return rows[0]?.readers ?? 0',
    becomes: ['rows[0]?.readers', '1'],
    why: 'a count is always one row; the type wants a number',
  },
]

const ofView: readonly Accepted[] = [
  {
    file: 'features/donation/view.ts',
    context:
      'return text && campaign.impact ? { text, basis: impactBasis(campaign.impact) } : null',
    becomes: ['text'],
    why: 'the words are made of the unit, so it is there; the type wants to be asked',
  },
]

const SPARES = 'nothing has the id of nothing either; the line spares the statement'
const ASKED = 'the type wants to be asked'

const ofQueries: readonly Accepted[] = [
  {
    file: 'features/donation/queries.server.ts',
    context: 'if (id === undefined) return undefined',
    becomes: ['false'],
    why: SPARES,
  },
  {
    file: 'features/donation/queries.server.ts',
    context: 'if (!isPublicId(publicId)) return undefined',
    becomes: ['false'],
    why: 'no key is made of a text of another form; the line spares the statement',
  },
  {
    file: 'features/donation/queries.server.ts',
    context: 'if (accountId === undefined) return false',
    becomes: ['false'],
    why: SPARES,
  },
  {
    file: 'features/donation/queries.server.ts',
    context: 'return unit !== null && price !== null ? { unit, price } : null',
    becomes: ['unit !== null', 'price !== null'],
    why: `the database has both or neither; ${ASKED}`,
  },
  {
    file: 'features/donation/queries.server.ts',
    context: 'return sourceId !== null && id !== null ? { sourceId, id } : undefined',
    becomes: ['sourceId !== null', 'id !== null'],
    why: `both are written by one statement; ${ASKED}`,
  },
  {
    file: 'features/donation/campaign-terms.server.ts',
    context: 'atOnce: 1,',
    becomes: ['2'],
    why: 'a second batch begins when it is full, and one without an end never is',
  },
  {
    file: 'features/donation/campaign-terms.server.ts',
    context: 'const rows = await db',
    becomes: ["db\n    .selectFrom('campaign')"],
    why: 'the terms are looked up by their slug afterwards; the condition spares the other rows',
  },
  {
    file: 'features/donation/donation-units.server.ts',
    context: "const wakaf = donations.filter(({ fund }) => fund === 'W')",
    becomes: ['donations'],
    why: 'only campaigns of wakaf have units; the condition spares looking for those of others',
  },
  {
    file: 'features/donation/donation-units.ts',
    context: 'return units !== undefined && units > remaining',
    becomes: ['units > remaining'],
    why: `no number is not more than another; ${ASKED}`,
  },
  {
    file: 'features/donation/api.server.ts',
    context: "const accountId = caller.kind === 'member' ? caller.accountId : undefined",
    becomes: ['true'],
    why: `a visitor has no account id; ${ASKED}`,
  },
]

const ofWriting: readonly Accepted[] = [
  {
    file: 'features/donation/start-donation.server.ts',
    context: 'if (isRefusal(error)) return error',
    becomes: ['true'],
    why: 'what is no refusal is thrown a few lines later as well',
  },
  {
    file: 'features/donation/start-donation.server.ts',
    context:
      "const tax = taxId || wantsTaxReceipt ? [taxId && fingerprintOf(config, 'tax-id', taxId)] : []",
    becomes: ["''"],
    why: 'any purpose of its own will do, as long as it stays',
  },
  {
    file: 'features/donation/jobs.server.ts',
    context: 'const received = paidAt ?? createdAt',
    becomes: ['paidAt'],
    why: `what is paid has its moment; ${ASKED}`,
  },
  {
    file: 'features/donation/record-payment.server.ts',
    context: "if (fund === 'W') {",
    becomes: ['true'],
    why: 'other funds have no units; the condition spares the statement',
  },
  {
    file: 'features/donation/record-payment.server.ts',
    context: "if (fund === 'W') await returnUnits(tx, { sourceId: id, at })",
    becomes: ['true'],
    why: 'other funds have taken no units; the condition spares the statement',
  },
  {
    file: 'features/donation/write-donation.server.ts',
    context: 'for (const key of row.keys) underWay.delete(key)',
    becomes: [''],
    why: 'who finds it waits for what has ended; the line frees the memory',
  },
]

export const acceptedOfDonation: readonly Accepted[] = [
  ...ofNews,
  ...ofView,
  ...ofQueries,
  ...ofWriting,
]
