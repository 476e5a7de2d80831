import type { CampaignAct } from '#features/campaign/campaign-states.ts'
import { isPublic } from '#features/campaign/campaign-states.ts'
import type { EditedCampaign } from '#features/campaign/edit/edited-campaign.server.ts'
import { campaignPurposes } from '#features/campaign/purpose.ts'
import type { ProposalRow } from '#features/staff/queries.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Refused } from '#app/submit.server.ts'
import { proposalKindOf } from '#app/desk/people/proposal/proposal-kinds.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = {
  campaign: EditedCampaign
  missing: readonly string[]
  open: readonly ProposalRow[]
  acts: readonly CampaignAct[]
  mayWrite: boolean
  isGiven: boolean
  isBegun: boolean
  /** The act that was refused, and why. */
  acted: string
  refused: Refused | undefined
}

/** What may be done with a campaign now: publishing, states, and what donors were promised. */
export function CampaignActs(props: Props) {
  const { campaign, missing, open, mayWrite } = props
  const waits = (kind: string) => open.some((proposal) => proposal.kind === kind)
  // What is proposed already is decided, or withdrawn, before it is proposed again.
  const acts = props.acts.filter((act) => !asksToPublish(act) || !waits('campaign.publish'))
  const refusedIn = (act: string) => (props.acted === act ? props.refused : undefined)
  return (
    <>
      {campaign.disbursementHold && (
        <Notice tone="warning" title="Pencairan ditahan">
          {campaign.disbursementHold}
        </Notice>
      )}
      {open.map((proposal) => (
        <Notice key={proposal.id} tone="info" title={proposalKindOf(proposal)?.words}>
          Diajukan {proposal.madeBy.name}, menunggu keputusan orang lain.{' '}
          <a href={`/kelola/menunggu/${proposal.id}`} className="font-semibold underline">
            Lihat pengajuan
          </a>
        </Notice>
      ))}
      {missing.length > 0 && (
        <Notice tone="info" title="Yang masih kurang sebelum terbit">
          <ul className="list-disc pl-5">
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Notice>
      )}
      {mayWrite && acts.length > 0 && (
        <DeskSection title="Tindakan">
          <div className="grid gap-4 md:grid-cols-2">
            {acts.map((act) => (
              <StateAct key={act} act={act} refusedIn={refusedIn} />
            ))}
          </div>
        </DeskSection>
      )}
      {mayWrite && isPublic(campaign.status) && (
        <Promises {...props} refusedIn={refusedIn} waits={waits} />
      )}
    </>
  )
}

type RefusedIn = (act: string) => Refused | undefined

const stateActs: Partial<Record<CampaignAct, { act: string; submit: string; note: string }>> = {
  returnToDraft: {
    act: 'kembalikan',
    submit: 'Kembalikan ke konsep',
    note: 'Agar dapat diubah lagi. Pengajuan Anda ikut ditarik.',
  },
  pause: { act: 'jeda', submit: 'Jeda', note: 'Donasi berhenti diterima untuk sementara.' },
  resume: { act: 'lanjutkan', submit: 'Lanjutkan', note: 'Donasi diterima lagi.' },
  end: { act: 'akhiri', submit: 'Akhiri', note: 'Donasi tidak diterima lagi.' },
  close: {
    act: 'selesai',
    submit: 'Tandai selesai dilaporkan',
    note: 'Semua dana tersalur dan laporannya sudah ditulis sebagai kabar.',
  },
}

function asksToPublish(act: CampaignAct): boolean {
  return act === 'submit' || act === 'publish' || act === 'reopen'
}

function StateAct({ act, refusedIn }: { act: CampaignAct; refusedIn: RefusedIn }) {
  const fields = {
    catatan: field.optional.area('Catatan untuk pemutus', { rows: 2, maxLength: 500 }),
  }
  if (asksToPublish(act)) {
    const refused = refusedIn('ajukan')
    const isReopening = act === 'reopen'
    return (
      <Box note="Orang lain yang memutuskan; setelah disetujui, pengunjung langsung melihatnya.">
        <DeskForm
          act="ajukan"
          submit={isReopening ? 'Ajukan pembukaan kembali' : 'Ajukan penerbitan'}
          refused={refused}
          fields={fields}
        />
      </Box>
    )
  }
  const words = stateActs[act]
  if (!words) return null
  return (
    <Box note={words.note}>
      <DeskForm
        act={words.act}
        submit={words.submit}
        look={act === 'end' ? 'danger' : 'ghost'}
        refused={refusedIn(words.act)}
      />
    </Box>
  )
}

type PromiseProps = Props & { refusedIn: RefusedIn; waits: (kind: string) => boolean }

function Promises({ campaign, isGiven, isBegun, refusedIn, waits }: PromiseProps) {
  const targetFields = {
    target: field.number('Target baru', {
      stored: targetTyped(campaign),
      hint: 'Kosongkan untuk tanpa target.',
    }),
    alasanTarget: field.area('Alasan', { rows: 2, maxLength: 300 }),
  }
  const danaFields = {
    jenisDana: field.choice(
      'Jenis dana baru',
      Object.entries(campaignPurposes).map(([value, label]) => ({
        value,
        label,
      })),
    ),
    alasanDana: field.area('Alasan', { rows: 2, maxLength: 300 }),
  }
  const tahanFields = { alasanTahan: field.area('Alasan menahan', { rows: 2, maxLength: 300 }) }
  return (
    <DeskSection
      title="Perubahan yang perlu disetujui"
      note="Yang dijanjikan kepada donatur berubah hanya oleh dua orang."
    >
      <div className="grid gap-4 md:grid-cols-2">
        {isGiven && !waits('campaign.target') && (
          <Box note="Program ini sudah menerima donasi.">
            <DeskForm act="target" submit="Ajukan target" fields={targetFields} />
          </Box>
        )}
        {!isBegun && !waits('campaign.fund') && (
          <Box note="Hanya selama belum ada donatur yang menitipkan dana.">
            <DeskForm
              act="dana"
              submit="Ajukan jenis dana"
              stored={{ jenisDana: campaign.purpose }}
              fields={danaFields}
            />
          </Box>
        )}
        <Box note="Selama ditahan, tidak ada penyaluran yang dapat diajukan atau dibayar.">
          {campaign.disbursementHold ? (
            !waits('campaign.release') && (
              <DeskForm
                act="buka"
                submit="Ajukan pembukaan pencairan"
                look="ghost"
                refused={refusedIn('buka')}
              />
            )
          ) : (
            <DeskForm act="tahan" submit="Tahan pencairan" look="danger" fields={tahanFields} />
          )}
        </Box>
      </div>
    </DeskSection>
  )
}

function Box({ note, children }: { note: string; children: React.ReactNode }) {
  return (
    <div className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <p className="text-muted">{note}</p>
      {children}
    </div>
  )
}

function targetTyped({ target }: EditedCampaign): string {
  return target === null ? '' : formatRupiah(target).slice('Rp'.length)
}
