import { fundsOfAccount, type Posting } from '#features/ledger/ledger.ts'
import type { VoucherStatus } from '#platform/db/schema/schema-voucher.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import type { VoucherInput, MoneyPlace } from './templates/fields.ts'
import type { Template } from './templates/template.ts'
import { templateTitle } from './templates/templates.ts'

/** The postings of a voucher, with its programme, banks and places of cash. */
export function postingsOf({ moves }: Pick<Template, 'moves'>, input: VoucherInput): Posting[] {
  const places = [input.place, input.target]
  return moves(input)
    .filter(([, , sum]) => sum !== 0)
    .map(([debit, credit, sum, fund = input.fund]) => ({
      debit,
      credit,
      fund,
      amount: rupiah(sum),
      ...(fund === input.fund && input.campaignId && { campaignId: input.campaignId }),
      ...placesOf(places, [debit, credit]),
    }))
}

function placesOf(places: readonly MoneyPlace[], sides: readonly string[]) {
  const moved = places.filter(({ account }) => sides.includes(account))
  const bankAccountId = moved.find((place) => place.bankAccountId)?.bankAccountId
  const cashPlaceId = moved.find((place) => place.cashPlaceId)?.cashPlaceId
  return { ...(bankAccountId && { bankAccountId }), ...(cashPlaceId && { cashPlaceId }) }
}

/** The other way round, each from where it went to where it came from. */
export function reversed(postings: readonly Posting[]): Posting[] {
  return postings.toReversed().map((posting) => ({
    ...posting,
    debit: posting.credit,
    credit: posting.debit,
  }))
}

/** The account of a posting that its fund may not touch, or undefined. */
export function foreignAccount({ debit, credit, fund }: Posting): string | undefined {
  return [debit, credit].find((code) => !(fundsOfAccount[code]?.includes(fund) ?? true))
}

/** 'TR/2026/000123', as it stands on papers. */
export function voucherNumber({ year, serial }: { year: number; serial: number }): string {
  return `TR/${year}/${String(serial).padStart(6, '0')}`
}

/** 'Rp5.000.000: Membayar tagihan', in lists of what waits. */
export function voucherTitle({ sum, template }: { sum: number; template: string }): string {
  return `${formatRupiah(sum)}: ${templateTitle(template)}`
}

export const voucherStates: Record<VoucherStatus, string> = {
  proposed: 'Diajukan',
  posted: 'Dibukukan',
  rejected: 'Ditolak',
  reversed: 'Dibatalkan',
}
