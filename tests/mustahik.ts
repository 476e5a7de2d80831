import {
  type MustahikInput,
  recordSurvey,
  registerMustahik,
  stepMustahik,
} from '#features/mustahik/register.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from './context.ts'

/** One of the register as its form gives it. */
export const aFamily: MustahikInput = {
  kind: 'family',
  name: 'Siti Rohmah',
  members: 4,
  asnaf: 'miskin',
  region: 'Kab. Garut',
  need: 'Biaya sekolah dua anak',
  income: null,
  consentedOn: null,
}

/** One that is proposed; answers its id. */
export async function aMustahik(ctx: TestCtx, more: Partial<MustahikInput> = {}): Promise<string> {
  return registerMustahik(ctx, { ...aFamily, ...more }, { by: ctx.newId() })
}

/** One that was surveyed, found eligible by another person and is active. */
export async function anActiveMustahik(
  ctx: TestCtx,
  more: Partial<MustahikInput> = {},
): Promise<string> {
  const day = dayOf(ctx.now())
  const id = await aMustahik(ctx, { consentedOn: day, ...more })
  await recordSurvey(ctx, { id, day, surveyor: 'Rini' }, { by: ctx.newId() })
  await stepMustahik(ctx, { id, step: 'accept' }, { by: ctx.newId() })
  await stepMustahik(ctx, { id, step: 'activate' }, { by: ctx.newId() })
  return id
}

type BareFacts = {
  fund?: 'Z' | 'IU'
  /** Of a programme, whose fund is IT. */
  campaignId?: string
  status?: 'proposed' | 'approved' | 'rejected' | 'paid'
  at?: Date
}

/** A row of a disbursement without its journal; answers its id. */
export async function aBareDisbursement(
  ctx: TestCtx,
  { fund = 'Z', campaignId, status = 'approved', at = ctx.now() }: BareFacts = {},
): Promise<string> {
  const id = ctx.newId()
  const [money, words] = [rupiah(1_000), { description: 'Bantuan sekolah', beneficiaries: 9 }]
  const free = { campaign_id: null, fund, account: fund === 'Z' ? '5120' : '5220' }
  const bound = { fund: 'IT' as const, account: '5210' }
  const of = campaignId ? { ...bound, campaign_id: campaignId } : free
  const use = { ...of, amount: money }
  const isDecided = status !== 'proposed'
  const decided = isDecided ? { approved_by: ctx.newId(), approved_at: at } : {}
  const paid = status === 'paid' ? { paid_at: at, proof: 'TRF-1' } : {}
  const row = { id, ...use, ...words, status, made_by: ctx.newId(), made_at: at, ...decided }
  await ctx.db
    .insertInto('disbursement')
    .values({ proof: null, ...row, ...paid })
    .execute()
  return id
}
