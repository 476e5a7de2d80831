import { fundWords } from '#features/ledger/funds.ts'
import type { VoucherField } from '#features/voucher/templates/fields.ts'
import { listOpenItems } from '#features/voucher/open-items.server.ts'
import { listPlaces } from '#features/voucher/places.server.ts'
import { standingLines } from '#features/plan/plan.server.ts'
import { fieldsOf, type Template } from '#features/voucher/templates/template.ts'
import { campaignsToPay } from '#features/disbursement/disbursement-list.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { DeskChoice } from '#app/desk/ui/form.tsx'
import { itemWords } from './voucher-parts.tsx'

/** A field of a form with what may be chosen in it now. */
export type FieldView = { field: VoucherField; choices: DeskChoice[] }

/** The fields of a template, in order. */
export async function fieldViews(db: Db, template: Template, today: string): Promise<FieldView[]> {
  const views: FieldView[] = []
  for (const field of fieldsOf(template)) {
    const choices = await choicesOf(db, field, today)
    // Without a plan there is nothing to choose.
    if (field.kind !== 'plan' || choices.length > 0) views.push({ field, choices })
  }
  return views
}

async function choicesOf(db: Db, field: VoucherField, today: string): Promise<DeskChoice[]> {
  switch (field.kind) {
    case 'place':
      return (await listPlaces(db, field.accounts, field.withOfficers)).map(({ value, label }) => ({
        value,
        label,
      }))
    case 'item': {
      const items = await listOpenItems(db, { accounts: field.accounts })
      return items.map((item) => ({ value: item.id, label: itemWords(item) }))
    }
    case 'plan': {
      const lines = await standingLines(db, Number(today.slice(0, 4)))
      return lines
        .filter(({ account }) => account.startsWith('6'))
        .map(({ code, label }) => ({ value: code, label: `${code} ${label}` }))
    }
    case 'campaign':
      return (await campaignsToPay(db)).map(({ id, title, fund }) => ({
        value: id,
        label: `${title} (${fundWords[fund].toLowerCase()})`,
      }))
    case 'fund':
      return field.funds.map((code) => ({ value: code, label: fundWords[code] }))
    case 'choice':
    case 'lines':
      return field.choices.map(([value, label]) => ({ value, label }))
    default:
      return []
  }
}
