import { redirect } from 'react-router'
import { countRecoveryCodes } from '#features/staff/sign-in/recovery-codes.server.ts'
import {
  endStaffSession,
  findEntering,
  listStaffSessions,
} from '#features/staff/sign-in/staff-session.server.ts'
import type { Route } from './+types/sesi.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, DeskText, field } from '#app/desk/ui/form.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import {
  changeOwnPassword,
  chooseMail,
  endOthers,
  ownProposalMail,
  renewCodes,
} from './own-acts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { sessionValue } from './session-cookie.ts'
import { SessionList } from './session-list.tsx'
import { sessionField } from '../staff/staff-parts.ts'
import type { Refused } from '#app/submit.server.ts'
import type { ProposalMail } from '#platform/db/schema/schema-staff.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const desk = context.get(deskContext)
  const { ctx, staff } = desk
  const present = await findEntering(ctx, sessionValue(ctx.config, request))
  const sessions = await listStaffSessions(ctx, staff.id)
  const codesLeft = await countRecoveryCodes(ctx.db, staff.id)
  // The sample person of a demo has neither password nor codes.
  const hasPassword = present?.isSample === false
  const mail = await ownProposalMail(desk)
  return { sessions, presentId: present?.sessionId ?? '', codesLeft, hasPassword, mail }
}

export const action = acts({
  akhiri: act(sessionField, 'Mengakhiri sesi sendiri', async ({ ctx, staff }, { sesi }) => {
    await endStaffSession(ctx, { staffId: staff.id, sessionId: sesi })
    return redirect('/kelola/sesi', 303)
  }),
  'akhiri-lain': endOthers,
  sandi: changeOwnPassword,
  kode: renewCodes,
  kabar: chooseMail,
})

function newCodes(answer: unknown): string[] | undefined {
  const hasCodes = typeof answer === 'object' && answer !== null && 'recoveryCodes' in answer
  return hasCodes ? (answer.recoveryCodes as string[]) : undefined
}

export default function Sesi({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, presentId, codesLeft, hasPassword, mail } = loaderData
  const refused = refusedOf(actionData)
  const codes = newCodes(actionData)
  return (
    <DeskPage title="Sesi saya" lead="Perangkat tempat Anda masuk, kata sandi, dan kode pemulihan.">
      {codes && <RecoveryCodes codes={codes} />}
      <DeskSection
        title="Perangkat"
        note="Sesi berakhir setelah 30 menit tidak dipakai, paling lama 12 jam."
      >
        <SessionList sessions={sessions} presentId={presentId} />
        {sessions.length > 1 && (
          <DeskForm act="akhiri-lain" submit="Akhiri semua sesi lain" look="ghost" />
        )}
      </DeskSection>
      <OwnSettings {...{ mail, hasPassword, codesLeft, refused }} />
    </DeskPage>
  )
}

type Secrets = { codesLeft: number; refused: Refused | undefined }

type Settings = Secrets & { mail: ProposalMail | null; hasPassword: boolean }

/** What somebody settles for themselves: the mails of what waits, and the ways in. */
function OwnSettings({ mail, hasPassword, ...secrets }: Settings) {
  return (
    <>
      {mail && <ProposalMailPart chosen={mail} />}
      {hasPassword && <OwnSecrets {...secrets} />}
    </>
  )
}

/** The password and the codes of recovery of somebody who has them. */
function OwnSecrets({ codesLeft, refused }: Secrets) {
  return (
    <>
      <DeskSection title="Kata sandi" note="Sesi di perangkat lain ikut berakhir.">
        <div className="max-w-md">
          <DeskForm act="sandi" submit="Ganti kata sandi" refused={refused}>
            <DeskText
              name="currentPassword"
              label="Kata sandi saat ini"
              type="password"
              autoComplete="current-password"
              required
              error={refused?.errors['currentPassword']}
            />
            <DeskText
              name="newPassword"
              label="Kata sandi baru"
              type="password"
              autoComplete="new-password"
              required
              error={refused?.errors['newPassword']}
            />
          </DeskForm>
        </div>
      </DeskSection>
      <DeskSection
        title="Faktor kedua"
        note="Aplikasi autentikator dan kunci sandi Anda: tambah, lepas, dan lihat kapan terakhir dipakai."
      >
        <p>
          <a href="/kelola/sesi/faktor" className="font-semibold text-primary underline">
            Kelola faktor kedua
          </a>
        </p>
      </DeskSection>
      <DeskSection
        title="Kode pemulihan"
        note={`Sisa ${codesLeft} kode. Kode baru menggantikan semua yang lama.`}
      >
        <DeskForm act="kode" submit="Buat kode baru" look="ghost" />
      </DeskSection>
    </>
  )
}

const choices = [
  { value: 'at-once', label: 'Segera, satu per satu' },
  { value: 'daily', label: 'Sekali sehari, pukul 07.00 WIB' },
]

/** The choice of somebody who decides. */
function ProposalMailPart({ chosen }: { chosen: ProposalMail }) {
  const fields = { kapan: field.choice('Dikabari', choices, { stored: chosen }) }
  return (
    <DeskSection
      title="Kabar pengajuan"
      note="E-mail saat sesuatu menunggu keputusan Anda, lalu pada hari ke-3 dan ke-7. Isinya hanya jenis pengajuan dan tautannya."
    >
      <div className="max-w-md">
        <DeskForm act="kabar" submit="Simpan pilihan" look="ghost" refused={null} fields={fields} />
      </div>
    </DeskSection>
  )
}
