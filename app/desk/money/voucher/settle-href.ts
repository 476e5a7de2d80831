import type { OpenItem } from '#features/voucher/open-items.server.ts'
import { settlingTemplate } from '#features/voucher/templates/templates.ts'
import { addressWith } from '#app/desk/ui/filters.ts'

type Settled = Pick<OpenItem, 'id' | 'account' | 'dueRest' | 'quantity'>

/** The form that settles an item, filled in with what of it is due; undefined where none does. */
export function settleHref({ id, account, dueRest, quantity }: Settled) {
  const template = settlingTemplate(account)
  if (!template) return undefined
  // Goods leave by their quantity.
  const sum = quantity === null ? String(dueRest) : ''
  const fields = { item: id, taxAccount: account, sum }
  const href = addressWith(`/kelola/transaksi/baru/${template.key}`, {}, fields)
  return { href, title: template.title }
}
