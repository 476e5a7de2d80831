import { type ActionFunctionArgs, redirect } from 'react-router'
import * as v from 'valibot'
import type { MustahikStep } from '#features/mustahik/mustahik.ts'
import { addMember, endMember } from '#features/mustahik/members.server.ts'
import { findByNik } from '#features/mustahik/queries.server.ts'
import { recordSurvey, stepMustahik } from '#features/mustahik/register.server.ts'
import { act, acts, personalAct } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'
import { memberInput, nikInput, surveyInput } from './mustahik-input.ts'

type Run = (args: ActionFunctionArgs) => Promise<unknown>

const step = (name: Exclude<MustahikStep, 'survey'>, sentence: string): Run =>
  act(v.object({}), sentence, async ({ ctx, staff, params }) => {
    const id = rowIdOf(params['id'])
    await stepMustahik(ctx, { id, step: name }, { by: staff.id })
    return redirect(`/kelola/mustahik/${id}?kabar=simpan`, 303)
  })

/** What may be done with one of the register. */
export const mustahikActs = acts({
  survei: personalAct(
    surveyInput,
    'Mencatat survei mustahik',
    async ({ ctx, staff, params }, { tanggal: day, petugas: surveyor }) => {
      const id = rowIdOf(params['id'])
      await recordSurvey(ctx, { id, day, surveyor }, { by: staff.id })
      return redirect(`/kelola/mustahik/${id}?kabar=simpan`, 303)
    },
  ),
  anggota: personalAct(
    memberInput,
    'Mencatat anggota keluarga',
    async ({ ctx, staff, params }, typed) => {
      const id = rowIdOf(params['id'])
      const { nama: name, hubungan: relation, lahir: bornOn, nik } = typed
      await addMember(ctx, id, { input: { name, relation, bornOn, nik }, by: staff.id })
      return redirect(`/kelola/mustahik/${id}?kabar=simpan`, 303)
    },
  ),
  pindah: act(
    v.object({ anggota: v.pipe(v.string(), v.uuid()) }),
    'Mencatat anggota keluarga yang pindah',
    async ({ ctx, params }, { anggota }) => {
      const id = rowIdOf(params['id'])
      await endMember(ctx, id, anggota)
      return redirect(`/kelola/mustahik/${id}?kabar=simpan`, 303)
    },
  ),
  layak: step('accept', 'Memutuskan mustahik layak'),
  tidak: step('refuse', 'Memutuskan mustahik tidak layak'),
  aktifkan: step('activate', 'Mengaktifkan mustahik'),
  hentikan: step('stop', 'Menghentikan mustahik'),
})

/** Finds one by a NIK. Found or not is an answer about a person: both are written down, and the NIK is not. */
export const nikActs = acts({
  cari: personalAct(nikInput, 'Mencari mustahik dengan NIK', async ({ ctx }, { nik }) => {
    const id = await findByNik(ctx, nik)
    return redirect(id ? `/kelola/mustahik/${id}` : '/kelola/mustahik?hasil=nihil', 303)
  }),
})
