import { type ActionFunctionArgs, data, redirect } from 'react-router'
import * as v from 'valibot'
import { actAs } from '#features/staff/act.server.ts'
import { changeStaffPassword } from '#features/staff/sign-in/change-staff-password.server.ts'
import { StaffSignInNeeded } from '#features/staff/sign-in/entry-errors.ts'
import { renewOwnCodes } from '#features/staff/sign-in/own-factors.server.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { endStaffSessions, findStaffSession } from '#features/staff/sign-in/staff-session.server.ts'
import { submit } from '#app/submit.server.ts'
import { type Desk, deskContext } from '#app/desk/context.ts'
import { chooseProposalMail, proposalMailOf } from '#features/staff/proposal-notices.server.ts'
import { act } from '#app/desk/door.ts'
import { proposalKinds } from '../proposal/proposal-kinds.ts'
import { withoutSecrets } from './entry-request.ts'
import { sessionValue } from './session-cookie.ts'

const passwords = v.object({
  currentPassword: v.pipe(
    v.string(),
    v.minLength(1, 'Tulis kata sandi Anda saat ini.'),
    v.maxLength(500),
  ),
  newPassword: v.pipe(v.string(), v.maxLength(500)),
})

/** Outside of one transaction: a wrong password must count, whatever becomes of the act. */
export async function changeOwnPassword({ context, request }: ActionFunctionArgs) {
  const { ctx } = context.get(deskContext)
  const answer = await submit(passwords, request, async (input) => {
    const session = await findStaffSession(ctx, sessionValue(ctx.config, request))
    if (!session) throw new StaffSignInNeeded()
    await changeStaffPassword(ctx, { session, ...input })
    return redirect('/kelola/sesi?sandi=baru', 303)
  })
  return withoutSecrets(answer, [])
}

/** Ends every session of one's own but the one that asks. */
export async function endOthers({ context, request }: ActionFunctionArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const present = await findStaffSession(ctx, sessionValue(ctx.config, request))
  await actAs(
    ctx,
    { staff, permission, sentence: 'Mengakhiri semua sesi lain' },
    async ({ db, now }) =>
      endStaffSessions(db, { staffId: staff.id, now: now(), except: present?.id }),
  )
  return redirect('/kelola/sesi', 303)
}

/** New codes of recovery, shown in this answer only. */
export const renewCodes = act(v.object({}), 'Membuat kode pemulihan baru', async ({ ctx, staff }) =>
  data({ recoveryCodes: await renewOwnCodes(ctx, staff.id) }),
)

const mailSchema = v.object({ kapan: v.picklist(['at-once', 'daily'], 'Pilih salah satu.') })

/** When one is told of what waits for one's decision. */
export const chooseMail = act(
  mailSchema,
  'Memilih waktu kabar pengajuan',
  async ({ ctx, staff }, { kapan }) => {
    await chooseProposalMail(ctx, { staffId: staff.id, mail: kapan })
    return redirect('/kelola/sesi?kabar=simpan', 303)
  },
)

/** What somebody who decides has chosen; null for everybody else. */
export async function ownProposalMail({ ctx, staff: { id, role } }: Desk) {
  const isDecider = proposalKinds.some(({ approve }) => isPermitted(role, approve))
  return isDecider ? await proposalMailOf(ctx, id) : null
}
