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

export const acceptedOfDonation: readonly Accepted[] = [...ofNews, ...ofView]
