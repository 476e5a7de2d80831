import { expect, test } from 'vitest'
import * as ofBanks from '#features/bank-account/errors.ts'
import * as ofDebts from '#features/debt/errors.ts'
import * as ofDisbursements from '#features/disbursement/errors.ts'
import * as ofBooks from './errors.ts'

const errors = { ...ofBanks, ...ofBooks, ...ofDebts, ...ofDisbursements }

test.each([
  ['same-person', 403, [], () => new errors.SamePerson()],
  ['not-in-this-state', 409, [], () => new errors.NotInThisState()],
  ['money-missing', 409, [], () => new errors.MoneyMissing(5)],
  ['disbursement-held', 409, [], () => new errors.DisbursementHeld('audit')],
  ['wrong-use', 422, ['account'], () => new errors.WrongUse()],
  ['foreign-fund', 422, ['fund'], () => new errors.ForeignFund()],
  ['campaign-missing', 422, ['campaignId'], () => new errors.CampaignMissing()],
  ['proof-missing', 422, ['proof'], () => new errors.ProofMissing()],
  ['period-not-over', 422, ['through'], () => new errors.PeriodNotOver()],
  ['period-closed', 409, [], () => new errors.PeriodClosed('30 Juni 2026')],
  ['period-blocked', 409, [], () => new errors.PeriodBlocked([{ label: 'Saldo', value: '1110' }])],
  ['bank-account-unknown', 422, ['rekening'], () => new errors.BankAccountUnknown()],
  [
    'bank-account-unchosen',
    422,
    ['rekening', 'rekening1122'],
    () => new errors.BankAccountUnchosen('1122'),
  ],
  ['own-transfer-elsewhere', 422, ['ke'], () => new errors.OwnTransferElsewhere()],
  ['kind-missing', 422, ['jenis'], () => new errors.KindMissing()],
  ['too-many-papers', 422, ['proof'], () => new errors.TooManyPapers()],
  ['day-ahead', 422, ['tanggal'], () => new errors.DayAhead('tanggal')],
  [
    'day-before-cause',
    422,
    ['tanggal'],
    () => new errors.DayBeforeCause('tanggal', 'disetujui', '1 Mei 2026'),
  ],
  ['day-closed', 422, ['receivedOn'], () => new errors.DayClosed('receivedOn', '31 Mei 2026')],
  ['policy-day-over', 422, ['mulai'], () => new errors.PolicyDayOver('1 Mei 2026')],
  ['bank-account-known', 409, ['nomor'], () => new errors.BankAccountKnown()],
  ['bank-account-closed', 409, [], () => new errors.BankAccountClosed()],
  ['foreign-bank-account', 422, ['rekening'], () => new errors.ForeignBankAccount()],
  ['still-holds-money', 409, [], () => new errors.StillHoldsMoney(5)],
  ['bank-entry-stands', 409, [], () => new errors.BankEntryStands()],
  ['bank-entry-changed', 409, [], () => new errors.BankEntryChanged()],
  ['income-not-booked', 409, [], () => new errors.IncomeNotBooked()],
  ['nothing-owed', 409, [], () => new errors.NothingOwed()],
  ['share-beyond-the-law', 422, ['perMille'], () => new errors.ShareBeyondTheLaw()],
  ['campaign-of-another-fund', 422, ['campaignId'], () => new errors.CampaignOfAnotherFund()],
  ['not-paid-out', 409, [], () => new errors.NotDisbursed()],
  ['report-missing', 409, [], () => new errors.ReportMissing()],
  ['report-changed', 409, [], () => new errors.ReportChanged()],
  ['principal-kept', 422, ['account'], () => new errors.PrincipalKept()],
  ['document-unknown', 404, [], () => new errors.DocumentUnknown()],
] as const)('books/%s is %s and stands at %j', (code, status, fields, make) => {
  const refused = make()
  expect(refused).toMatchObject({ code: `books/${code}`, status })
  expect(refused.message).not.toBe('')
  expect(Object.keys(refused.fields ?? {})).toEqual(fields)
})

test('every refusal of the books stands in the table above', () => {
  expect(Object.keys(errors)).toHaveLength(35)
})

test('money that is missing is told as what there is, never as less than nothing', () => {
  expect(new errors.MoneyMissing(75_000).message).toBe('Dana yang tersedia hanya Rp75.000.')
  expect(new errors.MoneyMissing(-1).message).toBe('Dana yang tersedia hanya Rp0.')
})
