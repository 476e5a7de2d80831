import {
  type DonorSort,
  countDonorRecords,
  listDonorRecords,
} from '#features/donor-record/queries.server.ts'
import { type SegmentKind, segmentKinds } from '#features/donor-record/segment.ts'
import { hasLabel, segmentConditions } from '#features/donor-record/segment-conditions.server.ts'
import { getSegment } from '#features/donor-record/segments.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import type { Ctx } from '#platform/context.ts'
import { deskList, knownKey, knownValue } from '#app/desk/ui/desk-list.ts'

const sorts: readonly DonorSort[] = ['jumlah', 'terakhir', 'pertama']

type Narrowed = {
  text?: string | undefined
  kind?: SegmentKind | undefined
  segmentId?: string | undefined
  label?: string | undefined
}

/** Donors, one row a person. Files hold neither names nor contacts: those leave by two people. */
export const donorList = deskList({
  title: 'Donatur',
  file: 'donatur',
  filters: ['cari', 'jenis', 'segmen', 'label', 'urut'],
  codes: {
    jenis: Object.fromEntries(
      Object.entries(segmentKinds).map(([kind, { label }]) => [kind, label]),
    ),
  },
  read: ({ cari, jenis, segmen, label, urut }) => ({
    text: cari,
    kind: knownKey(segmentKinds, jenis),
    segmentId: isRowId(segmen) ? segmen : undefined,
    label,
    sort: knownValue(sorts, urut) ?? ('jumlah' as const),
  }),
  page: async (ctx, { sort, after, limit, ...narrowed }) =>
    listDonorRecords(ctx.db, { sort, after, limit, ...(await filterOf(ctx, narrowed)) }),
  count: async (ctx, narrowed, most) =>
    countDonorRecords(ctx.db, await filterOf(ctx, narrowed), most),
  columns: {
    donatur: ({ id }) => id,
    jumlah_donasi: ({ donations }) => donations,
    jumlah_uang: ({ amount }) => amount,
    donasi_sistem_lama: ({ pastDonations }) => pastDonations,
    pertama: ({ firstOn }) => firstOn,
    terakhir: ({ lastOn }) => lastOn,
  },
})

async function filterOf(ctx: Ctx, { text, kind, segmentId, label }: Narrowed) {
  const segment = segmentId ? (await getSegment(ctx.db, segmentId)).filter : undefined
  const plain = { terkecil: 10_000_000, program: '', wilayah: '', saluran: '', label: '' }
  return {
    text,
    where: [
      ...(segment ? await segmentConditions(ctx, segment) : []),
      ...(kind ? await segmentConditions(ctx, { ...plain, jenis: kind }) : []),
      ...(label ? [hasLabel(label)] : []),
    ],
  }
}
