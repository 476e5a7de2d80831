import { calendarHolidays } from '#features/calendar/holidays.server.ts'
import { calendarMonth, calendarUndo } from '#features/calendar/proposals.server.ts'
import { exchangeRates } from '#features/exchange-rate/proposals.server.ts'
import { institutionProposal } from '#features/institution/proposals.server.ts'
import { templateProposal } from '#features/message/book/template-proposal.server.ts'
import { introductionsProposal } from '#features/scholar-review/introduction/proposals.server.ts'
import { versesProposal } from '#features/scholar-review/verses-of-day/proposals.server.ts'
import { scholarReview, scholarWithdrawal } from '#features/scholar-review/proposals.server.ts'
import { zakatFigures } from '#features/zakat/figures/proposals.server.ts'

/** What two people decide about contents and the institution's facts. */
export const contentProposals = [
  institutionProposal,
  zakatFigures,
  exchangeRates,
  calendarMonth,
  calendarUndo,
  calendarHolidays,
  scholarReview,
  scholarWithdrawal,
  introductionsProposal,
  versesProposal,
  templateProposal,
]
