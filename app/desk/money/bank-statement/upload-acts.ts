import { redirect } from 'react-router'
import * as v from 'valibot'
import { StatementFileMissing } from '#features/bank-statement/errors.ts'
import { uploadStatement } from '#features/bank-statement/upload-statement.server.ts'
import { act, acts } from '#app/desk/door.ts'

const schema = v.object({ rekening: v.pipe(v.string(), v.uuid('Pilih rekeningnya.')) })

/** The act of the list of statements. */
export const uploadActs = acts({
  unggah: act(
    schema,
    'Mengunggah rekening koran',
    async ({ ctx, staff, form }, { rekening: bankAccountId }) => {
      const file = form.get('berkas')
      if (!(file instanceof File) || file.size === 0) throw new StatementFileMissing()
      const bytes = Buffer.from(await file.arrayBuffer())
      const upload = { bankAccountId, fileName: file.name, bytes, by: staff.id }
      return redirect(`/kelola/rekening-koran/${await uploadStatement(ctx, upload)}`, 303)
    },
  ),
})
