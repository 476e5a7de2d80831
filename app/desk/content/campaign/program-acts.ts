import { redirect } from 'react-router'
import * as v from 'valibot'
import { setDisbursementHold } from '#features/campaign/edit/change-promise.server.ts'
import { moveCampaign, type OwnAct } from '#features/campaign/edit/move-campaign.server.ts'
import * as proposals from '#features/campaign/edit/proposals.server.ts'
import { act, type ActArgs, acts } from '#app/desk/door.ts'
import { rowIdOf } from '#app/not-found.ts'
import { purposeCodes } from '#features/campaign/purpose.ts'
import { rupiahOf } from '#platform/text/form-text.ts'

const note = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(500, 'Paling panjang 500 huruf.'),
)
const reason = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.minLength(5, 'Tuliskan alasannya, minimal 5 huruf.'),
  v.maxLength(300, 'Paling panjang 300 huruf.'),
)

const noteForm = v.object({ catatan: note })

const reasonForm = v.object({ alasanTahan: reason })

/** Another target, empty for none. */
const targetForm = v.object({
  target: rupiahOf('Tulis rupiah bulat, contoh 50.000.000.', { empty: null }),
  alasanTarget: reason,
})

const purposeForm = v.object({
  jenisDana: v.picklist(purposeCodes, 'Pilih jenis dana.'),
  alasanDana: reason,
})

const none = v.object({})

/** What staff do with a campaign as a whole. */
export const campaignActs = acts({
  ajukan: act(noteForm, 'Mengajukan penerbitan program', (args, { catatan: note }) =>
    done(args, (id, by) => proposals.proposePublishing(args.ctx, { id, note }, by)),
  ),
  kembalikan: act(none, 'Mengembalikan program ke konsep', (args) =>
    done(args, (id, by) => proposals.returnToDraft(args.ctx, id, by)),
  ),
  jeda: moving('pause', 'Menjeda program'),
  lanjutkan: moving('resume', 'Melanjutkan program'),
  akhiri: moving('end', 'Mengakhiri program'),
  selesai: moving('close', 'Menutup program sebagai selesai dilaporkan'),
  target: act(targetForm, 'Mengajukan target baru', (args, { target: to, alasanTarget }) =>
    done(args, (id, by) => proposals.proposeTarget(args.ctx, { id, to, note: alasanTarget }, by)),
  ),
  dana: act(purposeForm, 'Mengajukan jenis dana baru', (args, { jenisDana, alasanDana }) =>
    done(args, (id, by) =>
      proposals.proposePurpose(args.ctx, { id, to: jenisDana, note: alasanDana }, by),
    ),
  ),
  tahan: act(reasonForm, 'Menahan pencairan program', (args, { alasanTahan: reason }) =>
    done(args, (id, by) => setDisbursementHold(args.ctx, { id, reason }, by)),
  ),
  buka: act(none, 'Mengajukan pembukaan pencairan', (args) =>
    done(args, (id, by) => proposals.proposeRelease(args.ctx, { id }, by)),
  ),
})

function moving(move: OwnAct, sentence: string) {
  return act(none, sentence, (args) =>
    done(args, (id, by) => moveCampaign(args.ctx, { id, act: move }, by)),
  )
}

async function done(
  { staff, params }: ActArgs,
  run: (id: string, by: { by: string }) => Promise<void>,
) {
  const id = rowIdOf(params['id'])
  await run(id, { by: staff.id })
  return redirect(`/kelola/program/${id}`, 303)
}
