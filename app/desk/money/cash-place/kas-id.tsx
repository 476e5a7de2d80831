import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatFigure, formatRupiah } from '#platform/money/money.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import { rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/kas-id.ts'
import { oneCashActs } from './cash-acts.ts'
import {
  CountForm,
  CountList,
  FundList,
  PlaceChip,
  PlaceDayList,
  termFields,
} from './cash-parts.tsx'
import { GiveForm, HandoverList, WaitingHandover } from './handover-parts.tsx'
import { PaperBlocks } from './paper-parts.tsx'
import { placeView } from './place-view.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return placeView(context.get(deskContext), rowIdOf(params.id))
}

export const action = oneCashActs

export default function KasId({ loaderData, actionData }: Route.ComponentProps) {
  const { place, counts, handovers, staffId, today, ids, targets } = loaderData
  const at = {
    hitung: useRefusedAt(actionData, 'hitung'),
    serah: useRefusedAt(actionData, 'serah'),
    terima: useRefusedAt(actionData, 'terima'),
    batal: useRefusedAt(actionData, 'batal'),
    blok: useRefusedAt(actionData, 'blok'),
    kembali: useRefusedAt(actionData, 'kembali'),
    simpan: useRefusedAt(actionData, 'simpan'),
  }
  const isOpen = place.closed_on === null
  const returning = loaderData.blocks.find(({ id }) => id === at.kembali?.values['id'])
  const waiting = handovers.find(({ status, fromId }) => status === 'given' && fromId === place.id)
  const mayGive = isOpen && place.held > 0 && !waiting && targets.length > 0
  // A form that is gone meanwhile cannot say why it was refused.
  const isAtItsForm =
    (at.serah && mayGive) ||
    (at.terima && waiting) ||
    at.batal ||
    (isOpen && (at.hitung || at.blok || returning?.returnedOn === null || at.simpan))
  return (
    <DeskPage
      title={place.name}
      tab="Satu tempat kas"
      lead={place.account === '1112' ? 'Kas kecil amil.' : 'Kas dana yang diterima.'}
      back={{ href: '/kelola/kas', label: 'Kas' }}
    >
      {!isAtItsForm && <DeskRefusal answer={actionData} />}
      <DeskFacts
        facts={[
          { label: 'Menurut buku', value: <b className="tabular">{formatRupiah(place.held)}</b> },
          { label: 'Pemegang', value: place.holder || '–' },
          {
            label: 'Berisi sejak',
            value: place.since && place.held > 0 ? formatDate(startOfDay(place.since)) : 'Kosong',
          },
          { label: 'Keadaan', value: <PlaceChip place={place} today={today} /> },
          { label: 'Dibuka', value: formatDate(startOfDay(place.opened_on)) },
        ]}
      />
      <FundList funds={loaderData.funds} />
      {waiting && <WaitingHandover handover={waiting} staffId={staffId} />}
      {mayGive && <GiveForm id={ids.handover} targets={targets} />}
      {isOpen && <CountForm id={ids.count} balance={place.held} />}
      <CountList counts={counts} staffId={staffId} />
      {place.is_officer && (
        <PaperBlocks blocks={loaderData.blocks} isOpen={isOpen} refused={at.blok} />
      )}
      <HandoverList handovers={handovers} staffId={staffId} refused={at.batal} />
      <PlaceDayList days={loaderData.days} />
      {isOpen && (
        <DeskSection title="Ubah atau tutup">
          <DeskForm
            act="simpan"
            submit="Simpan"
            look="ghost"
            stored={{
              holder: place.holder,
              settleDays: place.settle_days === null ? '' : String(place.settle_days),
              most: place.most === null ? '' : formatFigure(place.most),
            }}
            fields={termFields}
          />
          <PressForm act="tutup" look="quiet">
            Tutup tempat kas ini
          </PressForm>
        </DeskSection>
      )}
    </DeskPage>
  )
}
