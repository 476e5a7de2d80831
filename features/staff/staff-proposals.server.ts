import * as v from 'valibot'
import { isEmail, LONGEST_EMAIL } from '#platform/text/contact.ts'
import type { Ctx } from '#platform/context.ts'
import { personName } from '#platform/text/form-text.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { typedLine } from '#platform/text/typed-text.ts'
import {
  addStaff,
  assertTwoAdmins,
  changeStaffRole,
  recoverStaff,
  removeStaff,
} from './change-staff.server.ts'
import { StaffKnown, StaffUnknown } from './sign-in/entry-errors.ts'
import { sendInviteJob } from './jobs.server.ts'
import { roles, roleWords } from './permissions.ts'
import { defineProposal, propose } from './proposal.server.ts'
import { findStaff, findStaffByEmail, type StaffRow } from './staff-list.server.ts'

const role = v.picklist(roles, 'Pilih salah satu peran.')

/** Somebody to invite, as a form or a command gives it. */
export const newStaffSchema = v.object({
  email: v.pipe(
    v.string(),
    v.transform((typed) => typedLine(typed).toLowerCase()),
    v.maxLength(LONGEST_EMAIL, 'Alamat e-mail ini terlalu panjang.'),
    v.check(isEmail, 'Tulis alamat e-mail seperti nama@lembaga.id.'),
  ),
  name: personName('Tulis namanya.', 100),
  role,
})

const access = { propose: 'staff.write', approve: 'staff.approve' } as const
const personSchema = v.object({ name: v.string(), email: v.string() })

const desk = (staffId: string) => `/kelola/pegawai/${staffId}`
const person = ({ name, email }: { name: string; email: string }) => [
  { label: 'Nama', value: name },
  { label: 'E-mail', value: email },
]

/** Who a proposal is about, as they are now. */
async function personNow(ctx: Ctx, { documentId }: { documentId: string }) {
  const found = await findStaff(ctx, documentId)
  if (!found) return { person: null }
  const { name, email, role: present, hasJoined } = found
  return { name, email, role: present, hasJoined }
}

export const inviteStaffProposal = defineProposal({
  ...access,
  kind: 'staff.invite',
  words: 'Mengundang pegawai',
  terms: newStaffSchema,
  describe: (terms) => [...person(terms), { label: 'Peran', value: roleWords[terms.role].name }],
  address: () => '/kelola/pegawai',
  basis: async (ctx, { terms }) => ({ known: (await findStaffByEmail(ctx, terms.email)) ?? null }),
  apply: async (ctx, { terms }) => {
    const { inviteId } = await addStaff(ctx, terms)
    await sendInvite(ctx, inviteId)
  },
})

export const changeRoleProposal = defineProposal({
  ...access,
  kind: 'staff.role',
  words: 'Mengubah peran pegawai',
  terms: v.object({ role }),
  describe: (terms) => [{ label: 'Peran', value: roleWords[terms.role].name }],
  address: desk,
  basis: personNow,
  apply: async (ctx, { documentId: staffId, terms, kinds }) =>
    changeStaffRole(ctx, { staffId, role: terms.role, kinds }),
})

export const recoverStaffProposal = defineProposal({
  ...access,
  kind: 'staff.recover',
  words: 'Memulihkan cara masuk pegawai',
  terms: personSchema,
  describe: person,
  address: desk,
  basis: personNow,
  apply: async (ctx, { documentId }) => {
    const { inviteId } = await recoverStaff(ctx, documentId)
    await sendInvite(ctx, inviteId)
  },
})

export const removeStaffProposal = defineProposal({
  ...access,
  kind: 'staff.remove',
  words: 'Mencabut akses pegawai',
  terms: personSchema,
  describe: person,
  address: desk,
  basis: personNow,
  apply: async (ctx, { documentId: staffId, kinds }) => removeStaff(ctx, { staffId, kinds }),
})

/** Every kind of proposal about staff. */
export const staffProposals = [
  inviteStaffProposal,
  changeRoleProposal,
  recoverStaffProposal,
  removeStaffProposal,
]

async function sendInvite(ctx: Ctx, inviteId: string): Promise<void> {
  await enqueue(ctx.db, sendInviteJob, { payload: { inviteId }, now: ctx.now() })
  ctx.wake()
}

type Proposer = { by: string; note?: string }

/** Proposes to invite somebody; another admin's approval sends the link. */
export async function proposeInvite(
  ctx: Ctx,
  terms: v.InferOutput<typeof newStaffSchema>,
  { by, note = '' }: Proposer,
): Promise<string> {
  await assertTwoAdmins(ctx.db)
  if (await findStaffByEmail(ctx, terms.email)) throw new StaffKnown()
  const { email: documentId, name: title } = terms
  return propose(ctx, inviteStaffProposal, { documentId, title, terms, note, by })
}

/** Proposes another role for somebody. */
export async function proposeRole(
  ctx: Ctx,
  { staffId, role: wanted }: { staffId: string; role: StaffRow['role'] },
  { by, note = '' }: Proposer,
): Promise<string> {
  await assertTwoAdmins(ctx.db)
  const { name: title, role: present } = await getStaff(ctx, staffId)
  const change = { terms: { role: wanted }, before: { role: present } }
  return propose(ctx, changeRoleProposal, { documentId: staffId, title, ...change, note, by })
}

/** Proposes a new link for somebody who lost password or factor. */
export async function proposeRecovery(
  ctx: Ctx,
  staffId: string,
  { by, note = '' }: Proposer,
): Promise<string> {
  await assertTwoAdmins(ctx.db)
  const { name, email } = await getStaff(ctx, staffId)
  const terms = { name, email }
  return propose(ctx, recoverStaffProposal, { documentId: staffId, title: name, terms, note, by })
}

/** Proposes to remove somebody. */
export async function proposeRemoval(
  ctx: Ctx,
  staffId: string,
  { by, note = '' }: Proposer,
): Promise<string> {
  await assertTwoAdmins(ctx.db)
  const { name, email } = await getStaff(ctx, staffId)
  const terms = { name, email }
  return propose(ctx, removeStaffProposal, { documentId: staffId, title: name, terms, note, by })
}

async function getStaff(ctx: Ctx, staffId: string): Promise<StaffRow> {
  const found = await findStaff(ctx, staffId)
  if (!found) throw new StaffUnknown()
  return found
}
