import { openingProposals } from '#features/opening/proposals.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { type TestCtx, testContext } from '../context.ts'
import { makeCampaign } from '../makers.ts'
import { aBank } from './refunds.ts'
import { moneyPeople } from './vouchers.ts'

/** The columns of an opening's sheet. */
export const OPENING_HEAD =
  'tanggal;akun;dana;kampanye;rekening;pihak;jatuh_tempo;debit;kredit;keterangan'
/** Rows under the columns. */
export const oldBook = (...rows: string[]) => [OPENING_HEAD, ...rows].join('\n')
/** Two treasurers, a programme, and a bank account for it and for the amil. */
export async function aNewInstitution() {
  const ctx = await testContext()
  await makeCampaign(ctx)
  await aBank(ctx, 'IT')
  await aBank(ctx, 'A')
  return { ctx, ...(await moneyPeople(ctx)) }
}

/** The other agrees to what waits. */
export async function decideOpening(
  ctx: TestCtx,
  { id: by, role }: { id: string; role: 'bendahara' },
) {
  const open = ctx.db.selectFrom('proposal').select('id').where('status', '=', 'proposed')
  const { id } = await open.executeTakeFirstOrThrow()
  await decideProposal(ctx, { kinds: openingProposals, id }, { by, role, isApproved: true })
}
