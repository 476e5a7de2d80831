import { INSTITUTION_DOCUMENT } from '#features/verification/verification.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import type { DemoCampaign } from './content.ts'
import { demoId } from './deterministic.ts'

const institution: Sample[] = [
  ['badan-hukum', 'Bagian sekretariat (contoh)', 'salinan akta dan pengesahan, contoh'],
  ['izin', 'Bagian sekretariat (contoh)', 'salinan izin yang masih berlaku, contoh'],
  ['rekening', 'Bagian keuangan (contoh)', 'surat keterangan bank, contoh'],
  ['pengurus', 'Dewan pengawas (contoh)', 'identitas pengurus dicocokkan, contoh'],
]

const campaign: Sample[] = [
  ['pelaksana', 'Bidang program (contoh)', 'perjanjian dengan pelaksana, contoh'],
  ['kebutuhan', 'Bidang program (contoh)', 'rincian biaya dan tiga penawaran, contoh'],
  ['rekening', 'Bagian keuangan (contoh)', 'nama rekening dicocokkan dengan bank, contoh'],
  ['lokasi', 'Relawan setempat (contoh)', 'catatan kunjungan dan foto, contoh'],
]

/** Kind, who verified it, and the evidence. */
type Sample = readonly [kind: string, checkedBy: string, evidence: string]

/** Campaigns of the demo whose checks are not complete: they show how it looks without a seal. */
const incomplete: Record<string, number> = {
  'operasional-asrama-nusantara-sorong': 0,
  'operasional-asrama-harapan-banua': 1,
}

/** Checks of the demo's institution and campaigns, each approved by a second person; marked as samples. */
export async function seedVerification(
  tx: Tx,
  { campaigns, now }: { campaigns: readonly DemoCampaign[]; now: Date },
): Promise<void> {
  const rows = [
    ...institution.map((sample, index) =>
      rowOf(sample, { documentId: INSTITUTION_DOCUMENT, daysAgo: 60 + index, now }),
    ),
    ...campaigns.flatMap(({ slug, startedDaysAgo }) =>
      campaign.slice(0, incomplete[slug]).map((sample, index) =>
        rowOf(sample, {
          documentId: demoId(`campaign ${slug}`),
          daysAgo: startedDaysAgo + 3 + index,
          now,
        }),
      ),
    ),
  ]
  await tx.insertInto('verification_check').values(rows).execute()
  await tx
    .insertInto('verification_decision')
    .values(
      rows.map(({ document_id, id, made_by, made_at }) => ({
        document_id,
        check_id: id,
        made_by,
        decided_by: demoId('staff admin'),
        is_approved: true,
        decided_at: new Date(made_at.getTime() + DAY_MS),
      })),
    )
    .execute()
}

type At = { documentId: string; daysAgo: number; now: Date }

function rowOf([kind, checkedBy, evidence]: Sample, { documentId, daysAgo, now }: At) {
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  return {
    document_id: documentId,
    id: demoId(`check ${documentId} ${kind}`),
    kind,
    has_passed: true,
    checked_by: checkedBy,
    checked_at: at,
    evidence,
    valid_until: null,
    made_by: demoId('staff program'),
    made_at: at,
    is_sample: true,
  }
}
