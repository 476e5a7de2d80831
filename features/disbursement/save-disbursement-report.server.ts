import { sql } from 'kysely'
import { account } from '#features/ledger/ledger.ts'
import { getPicture } from '#features/media/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import type { Proof } from '#platform/proof/proof.server.ts'
import { InvalidInput } from '#platform/refusal.ts'
import { sealBytes } from '#platform/security/secret-box.server.ts'
import {
  type DisbursementReportForm,
  MOST_REPORT_PICTURES,
  paragraphsIn,
} from './disbursement-report.ts'
import { enqueueNotifying } from './notify-donors.server.ts'
import { documentLabel } from './disbursement-document.server.ts'
import { NotDisbursed, ReportChanged, ReportMissing } from './errors.ts'

type Hand = { by: string }

/** Saves the words of a paid disbursement's report. Refuses with ReportChanged when somebody saved since the form was drawn. */
export async function saveDisbursementReport(
  ctx: Ctx,
  { id, form }: { id: string; form: DisbursementReportForm },
  { by }: Hand,
): Promise<void> {
  const { version, penerima: recipient, cerita, orang: people, unit: units = null } = form
  const words = {
    recipient,
    people,
    units,
    paragraphs: JSON.stringify(paragraphsIn(cerita)),
    saved_by: by,
    saved_at: ctx.now(),
  }
  await changeReport(ctx, id, async (tx) => {
    if (units !== null) await assertUnits(tx, id, units)
    const saved = await tx
      .insertInto('disbursement_report')
      .values({ disbursement_id: id, ...words, published_at: null, published_by: null })
      .onConflict((conflict) =>
        conflict
          .column('disbursement_id')
          .doUpdateSet({ ...words, version: version + 1 })
          .where('disbursement_report.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst()
    if (!saved) throw new ReportChanged()
  })
}

/** What became things is no more than what was given for them. */
async function assertUnits(tx: Tx, id: string, units: number): Promise<void> {
  const { rows } = await sql<{ endowed: number; reported: number }>`
    select unit.total - unit.remaining as endowed,
      (select coalesce(sum(report.units), 0)::int from disbursement_report as report
        join disbursement as other on other.id = report.disbursement_id
        where other.campaign_id = disbursement.campaign_id and other.id <> disbursement.id) as reported
    from disbursement join wakaf_unit as unit on unit.campaign_id = disbursement.campaign_id
    where disbursement.id = ${id} and disbursement.account = ${account.wakafAsset}`.execute(tx)
  const [row] = rows
  if (!row) throw new InvalidInput({ unit: 'Hanya penyaluran menjadi aset wakaf yang berunit.' })
  const most = row.endowed - row.reported
  if (units > most)
    throw new InvalidInput({
      unit: `Paling banyak ${most.toLocaleString('id-ID')}: sebanyak itu yang sudah diwakafkan dan belum dilaporkan.`,
    })
}

/** Shows a report on the page of its campaign, at once, and has the donors of it told. */
export async function publishDisbursementReport(ctx: Ctx, id: string, { by }: Hand): Promise<void> {
  await changeReport(ctx, id, async (tx) => {
    await setPublished(tx, id, { published_at: ctx.now(), published_by: by })
    await enqueueNotifying(ctx.within(tx), { disbursementId: id })
  })
  ctx.wake()
}

/** Takes a report off the page; it may be published again. */
export async function withdrawDisbursementReport(ctx: Ctx, id: string): Promise<void> {
  await changeReport(ctx, id, (tx) =>
    setPublished(tx, id, { published_at: null, published_by: null }),
  )
}

async function setPublished(
  tx: Tx,
  id: string,
  published: { published_at: Date | null; published_by: string | null },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('disbursement_report')
    .set(published)
    .where('disbursement_id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ReportMissing()
}

/** Adds a picture of the library to a report. Refuses with PictureNotFound. */
export async function addReportPicture(
  ctx: Ctx,
  id: string,
  { mediaId, caption }: { mediaId: string; caption: string },
): Promise<void> {
  await changeReport(ctx, id, async (tx) => {
    await getPicture(tx, mediaId)
    const shown = await tx
      .selectFrom('disbursement_picture')
      .select(['position', 'media_id'])
      .where('disbursement_id', '=', id)
      .execute()
    if (shown.length >= MOST_REPORT_PICTURES)
      throw new InvalidInput({
        mediaId: `Satu laporan paling banyak ${MOST_REPORT_PICTURES} gambar.`,
      })
    if (shown.some((each) => each.media_id === mediaId))
      throw new InvalidInput({ mediaId: 'Gambar ini sudah ada di laporan.' })
    const position = Math.max(0, ...shown.map((each) => each.position)) + 1
    await tx
      .insertInto('disbursement_picture')
      .values({ disbursement_id: id, id: ctx.newId(), media_id: mediaId, caption, position })
      .execute()
  })
}

/** Takes a picture out of a report; it stays in the library. A repeat does nothing. */
export async function removeReportPicture(ctx: Ctx, id: string, pictureId: string): Promise<void> {
  await changeReport(ctx, id, async (tx) => {
    await tx
      .deleteFrom('disbursement_picture')
      .where('disbursement_id', '=', id)
      .where('id', '=', pictureId)
      .execute()
  })
}

/** Keeps the paper that proves a disbursement, sealed, in place of an earlier one. Only a ticked one is published. */
export async function keepDisbursementDocument(
  ctx: Ctx,
  { id, proof, isPublic }: { id: string; proof: Proof; isPublic: boolean },
  { by }: Hand,
): Promise<void> {
  const stored = {
    type: proof.type,
    size: proof.bytes.length,
    sealed: sealBytes(ctx.config, documentLabel(id), proof.bytes),
    is_public: isPublic,
    saved_by: by,
    saved_at: ctx.now(),
  }
  await changeReport(ctx, id, async (tx) => {
    await tx
      .insertInto('disbursement_document')
      .values({ disbursement_id: id, ...stored })
      .onConflict((conflict) => conflict.column('disbursement_id').doUpdateSet(stored))
      .execute()
  })
}

/** Shows the paper of a report to everybody, or to staff alone again. */
export async function setDocumentPublic(ctx: Ctx, id: string, isPublic: boolean): Promise<void> {
  await changeReport(ctx, id, async (tx) => {
    await tx
      .updateTable('disbursement_document')
      .set({ is_public: isPublic })
      .where('disbursement_id', '=', id)
      .execute()
  })
}

/** Every change of a report holds its disbursement, which is paid and of a campaign, and drops that campaign's page. */
async function changeReport(
  ctx: Ctx,
  id: string,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  const pages = await inTransaction(ctx.db, async (tx) => {
    const disbursement = await tx
      .selectFrom('disbursement')
      .innerJoin('campaign', 'campaign.id', 'disbursement.campaign_id')
      .select(['disbursement.status', 'campaign.slug'])
      .where('disbursement.id', '=', id)
      .forUpdate(['disbursement'])
      .executeTakeFirst()
    if (disbursement?.status !== 'paid') throw new NotDisbursed()
    await change(tx)
    const changed = [`/campaign/${disbursement.slug}`]
    await recordPurge(ctx, tx, changed)
    return changed
  })
  ctx.pages.purge(...pages)
}
