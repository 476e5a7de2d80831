import { sql } from 'kysely'
import { findCity } from '#features/prayer-time/places.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import type { AsnafCode, MustahikKind } from '#platform/db/schema/schema-mustahik.ts'
import { dayOf, yearOf } from '#platform/time/jakarta.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { fingerprintOf, type Label, seal } from '#platform/security/secret-box.server.ts'
import {
  ConsentMissing,
  MustahikMoved,
  MustahikUnknown,
  NikRegistered,
  RegencyUnknown,
  SurveyorDecides,
  SurveyOutdated,
} from './errors.ts'
import {
  mayStep,
  mustahikNumber,
  type MustahikStep,
  mustahikSteps,
  surveyHoldsThrough,
} from './mustahik.ts'

export type MustahikInput = {
  kind: MustahikKind
  name: string
  members: number
  asnaf: AsnafCode
  /** The name of a regency or city, in any spelling. */
  region: string
  need: string
  income: Rupiah | null
  /** Without one, the stored one stays. */
  nik?: string | undefined
  phone?: string | undefined
  consentedOn: string | null
  /** The number of the family card. */
  kk?: string | undefined
  /** Of an institution its deed or permit, and who heads it. */
  permit?: string | undefined
  head?: string | undefined
}

/** One registration at a time: a person stands once, and numbers have no gaps. An arbitrary fixed number. */
const REGISTER_LOCK = 4_202_671

/** The label that seals a field of one person. */
export function mustahikLabel(id: string, field: 'nik' | 'phone' | 'kk'): Label {
  return { purpose: `mustahik ${field}`, owner: id }
}

/** The fingerprint by which a NIK is found again; it cannot be read from it. */
export function nikMark({ config }: Pick<Ctx, 'config'>, nik: string): string {
  return fingerprintOf(config, 'mustahik nik', nik)
}

/** The same of a family card. */
export function kkMark({ config }: Pick<Ctx, 'config'>, kk: string): string {
  return fingerprintOf(config, 'mustahik kk', kk)
}

/** Adds one to the register as a proposal; answers its id. Refuses a NIK that stands there, with its number. */
export async function registerMustahik(
  ctx: Ctx,
  input: MustahikInput,
  { by }: { by: string },
): Promise<string> {
  const id = ctx.newId()
  await inRegister(ctx, async (tx) => {
    await assertFree(tx, input.nik && nikMark(ctx, input.nik))
    const year = yearOf(ctx.now())
    const last = await tx
      .selectFrom('mustahik')
      .select(({ fn }) => fn.max('serial').as('serial'))
      .where('year', '=', year)
      .executeTakeFirst()
    const who = { recorded_by: by, recorded_at: ctx.now(), changed_at: ctx.now() }
    const numbered = { id, year, serial: (last?.serial ?? 0) + 1, state: 'proposed' as const }
    await tx
      .insertInto('mustahik')
      .values({ ...numbered, ...columnsOf(ctx, id, input), ...who })
      .execute()
  })
  return id
}

/** Changes what the register has of one; its state stays. */
export async function changeMustahik(ctx: Ctx, id: string, input: MustahikInput): Promise<void> {
  await inRegister(ctx, async (tx) => {
    const found = await lockMustahik(tx, id)
    if (input.nik && !['ineligible', 'stopped'].includes(found.state))
      await assertFree(tx, nikMark(ctx, input.nik), id)
    // Whoever is active has agreed to be recorded.
    if (found.state === 'active' && !input.consentedOn) throw new ConsentMissing()
    const change = { ...columnsOf(ctx, id, input), changed_at: ctx.now() }
    await tx.updateTable('mustahik').set(change).where('id', '=', id).execute()
  })
}

type Survey = { day: string; surveyor: string }

/** Records a survey; another person then decides. */
export async function recordSurvey(
  ctx: Ctx,
  { id, day, surveyor }: Survey & { id: string },
  { by }: { by: string },
): Promise<void> {
  assertPast(ctx, { tanggal: day })
  await inRegister(ctx, async (tx) => {
    const found = await lockFor(tx, id, 'survey')
    if (found.state === 'ineligible') await assertFree(tx, found.nik_mark, id)
    const change = { surveyed_on: day, surveyor, survey_by: by, decided_by: null }
    await setState(ctx, tx, { id, step: 'survey', ...change })
  })
}

/** Takes a step that needs no more than a person's word: a decision, the beginning or the end of help. */
export async function stepMustahik(
  ctx: Ctx,
  { id, step }: { id: string; step: Exclude<MustahikStep, 'survey'> },
  { by }: { by: string },
): Promise<void> {
  await inRegister(ctx, async (tx) => {
    const found = await lockFor(tx, id, step)
    const isDecision = step === 'accept' || step === 'refuse'
    if (isDecision && found.survey_by === by) throw new SurveyorDecides()
    if (step === 'activate') {
      if (!found.consented_on) throw new ConsentMissing()
      assertSurveyed(ctx, found.surveyed_on)
    }
    await setState(ctx, tx, { id, step, ...(isDecision && { decided_by: by }) })
  })
}

function assertPast({ now }: Ctx, days: Readonly<Record<string, string | null>>): void {
  for (const [field, day] of Object.entries(days))
    if (day && day > dayOf(now())) throw new InvalidInput({ [field]: 'Hari itu belum datang.' })
}

/** Refuses a survey that no longer holds. */
export function assertSurveyed({ now }: Pick<Ctx, 'now'>, surveyedOn: string | null): void {
  if (!surveyedOn || surveyHoldsThrough(surveyedOn) < dayOf(now())) throw new SurveyOutdated()
}

async function inRegister(ctx: Ctx, work: (tx: Tx) => Promise<void>): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${REGISTER_LOCK})`.execute(tx)
    await work(tx)
  })
}

async function lockFor(tx: Tx, id: string, step: MustahikStep) {
  const found = await lockMustahik(tx, id)
  if (!mayStep(found.state, step)) throw new MustahikMoved()
  return found
}

async function lockMustahik(tx: Tx, id: string) {
  const query = tx.selectFrom('mustahik').selectAll().where('id', '=', id).forUpdate()
  const found = await query.executeTakeFirst()
  if (!found) throw new MustahikUnknown()
  return found
}

type StateChange = { id: string; step: MustahikStep } & Partial<{
  surveyed_on: string
  surveyor: string
  survey_by: string
  decided_by: string | null
}>

async function setState({ now }: Ctx, tx: Tx, { id, step, ...change }: StateChange) {
  const state = mustahikSteps[step].to
  const changed = { ...change, state, changed_at: now() }
  await tx.updateTable('mustahik').set(changed).where('id', '=', id).execute()
}

/** Refuses a fingerprint that another one has who is neither refused nor stopped. */
async function assertFree(tx: Tx, mark: string | null | undefined, own?: string): Promise<void> {
  if (!mark) return
  const first = await tx
    .selectFrom('mustahik')
    .select(['id', 'year', 'serial'])
    .where('nik_mark', '=', mark)
    .where('state', 'not in', ['ineligible', 'stopped'])
    .executeTakeFirst()
  if (first && first.id !== own) throw new NikRegistered(mustahikNumber(first))
}

/** What is stored of an input; sealed fields only where they were typed. */
function columnsOf(ctx: Ctx, id: string, input: MustahikInput) {
  const { kind, name, members, asnaf, need, income, nik, phone, kk, consentedOn } = input
  const { permit = '', head = '' } = input
  assertPast(ctx, { setuju: consentedOn })
  const city = findCity(input.region)
  if (!city) throw new RegencyUnknown()
  const place = { region: city.code, province: city.province }
  const facts = {
    kind,
    name,
    members,
    asnaf,
    need,
    income,
    consented_on: consentedOn,
    ...place,
    permit,
    head,
  }
  return {
    ...facts,
    ...(nik && {
      nik_sealed: seal(ctx.config, mustahikLabel(id, 'nik'), nik),
      nik_mark: nikMark(ctx, nik),
    }),
    ...(phone && { phone_sealed: seal(ctx.config, mustahikLabel(id, 'phone'), phone) }),
    ...(kk && {
      kk_sealed: seal(ctx.config, mustahikLabel(id, 'kk'), kk),
      kk_mark: kkMark(ctx, kk),
    }),
  }
}
