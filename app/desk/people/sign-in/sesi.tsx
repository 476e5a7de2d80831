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
import { DeskForm } from '#app/desk/ui/form.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import {
  changeOwnPassword,
  chooseMail,
  endOthers,
  ownProposalMail,
  renewCodes,
} from './own-acts.ts'
import { OwnSettings } from './own-secrets.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { sessionValue } from './session-cookie.ts'
import { SessionList } from './session-list.tsx'
import { sessionField } from '../staff/staff-parts.ts'

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
