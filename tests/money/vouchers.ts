import type { Posting } from '#features/ledger/ledger.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { NewFile } from '#features/voucher/files.server.ts'
import type { Texts } from '#features/voucher/read-input.server.ts'
import { type Recorded, recordVoucher } from '#features/voucher/record-voucher.server.ts'
import type { VoucherField, VoucherInput } from '#features/voucher/templates/fields.ts'
import type { Move, Template } from '#features/voucher/templates/template.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '../context.ts'
import { aStaff } from '../desk/staff.ts'

/** Debit, credit, fund and sum. */
export type MovedLine = readonly [
  debit: string,
  credit: string,
  fund: Posting['fund'],
  amount: number,
]

/** Posts lines as one journal of another kind: an opening, gifts that came. */
export async function postLines(
  ctx: TestCtx,
  lines: readonly MovedLine[],
  { campaignId, at = ctx.now() }: { campaignId?: string; at?: Date } = {},
): Promise<void> {
  await postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source: 'correction',
    event: 'made',
    description: 'Saldo uji',
    occurredAt: at,
    recordedAt: ctx.now(),
    postings: lines.map(([debit, credit, fund, amount]) => ({
      debit,
      credit,
      fund,
      amount: rupiah(amount),
      ...(campaignId && { campaignId }),
    })),
  })
}

/** Two treasurers, and somebody of the programme. */
export async function moneyPeople(ctx: TestCtx) {
  return {
    siti: await aStaff(ctx, 'bendahara', 'Siti Aminah'),
    budi: await aStaff(ctx, 'bendahara', 'Budi Santoso'),
    wati: await aStaff(ctx, 'program', 'Wati Lestari'),
  }
}

export const aPaper: NewFile = {
  name: 'Nota',
  proof: { type: 'application/pdf', bytes: Buffer.from('%PDF-1.4 nota') },
}

/** Records a voucher of today as its form would, with a paper. */
export async function recordAs(
  ctx: TestCtx,
  { id: by, role }: Pick<Staff, 'id' | 'role'>,
  [template, texts]: readonly [template: string, texts: Texts],
): Promise<Recorded> {
  const form = { day: dayOf(ctx.now()), note: 'Uji', ...texts }
  const asked = { id: ctx.newId(), template, texts: form, files: [aPaper] }
  return recordVoucher(ctx, asked, { by, role })
}

/** Every debit and credit that a template can post: its form filled in every way. */
export function sampleMoves(template: Template): Move[] {
  const nowhere = { account: '' }
  const start = {
    sum: rupiah(900),
    tax: rupiah(9),
    back: rupiah(100),
    premium: rupiah(8),
    instalment: rupiah(7),
    day: '2026-06-15',
    note: 'Uji',
    party: 'Uji',
    place: nowhere,
    target: nowhere,
    fund: template.fund ?? 'Z',
    campaignId: undefined,
    use: '',
    taxAccount: '2230',
    dueOn: '',
    reference: '',
    plan: '',
    quantity: 0,
    unit: 'kg',
    store: '',
    custodian: '',
    asnaf: 'fakir',
    life: '48',
    item: undefined,
    lines: [],
  } satisfies VoucherInput
  const filled = template.fields.reduce(
    (forms, field) => forms.flatMap((form) => waysOf(field).map((way) => ({ ...form, ...way }))),
    [start as VoucherInput],
  )
  return filled.flatMap((form) => [
    ...template.moves(form),
    ...template.moves({ ...form, sum: rupiah(2_000) }),
  ])
}

function waysOf(field: VoucherField): Partial<VoucherInput>[] {
  switch (field.kind) {
    case 'place':
      return field.accounts.map((account) => ({ [field.name]: { account } }))
    case 'item':
      return field.accounts.map((account) => ({ item: { ...anItem, account } }))
    case 'choice':
      return field.choices.map(([value]) => ({ [field.name]: value }))
    case 'lines': {
      const lines = field.choices.map(([use], index) => {
        const [from = ''] = field.choices[(index + 1) % field.choices.length] ?? []
        return { use, from, sum: rupiah(1) }
      })
      return [{ lines }]
    }
    default:
      return [{}]
  }
}

const anItem = {
  id: '',
  account: '',
  fund: 'Z',
  campaignId: null,
  party: 'Uji',
  openedOn: '2026-06-01',
  remaining: 1_000,
  quantity: null,
  unit: null,
} as const
