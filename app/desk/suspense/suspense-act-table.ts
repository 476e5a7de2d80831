import * as v from 'valibot'
import { act, acts } from '../door.ts'
import { bankTyped, lookForm } from '../refund/donor-bank-acts.ts'
import {
  acceptForm,
  allocateForm,
  askFor,
  askSender,
  bankNamed,
  changeReturn,
  payerForm,
  recordReturn,
  returnedForm,
  returnForm,
  showBank,
} from './suspense-acts.ts'

/** What is done with titipan: proposed for one of three uses, and sent back once two people agree. */
export const suspenseActTable = acts({
  terima: act(
    acceptForm,
    { says: 'Mengajukan titipan sebagai donasi' },
    (args, { donasi, catatan }) => askFor(args, { donationId: donasi }, { note: catatan }),
  ),
  salurkan: act(
    allocateForm,
    { says: 'Mengajukan penyaluran titipan' },
    (args, { program, alasan }) => askFor(args, { campaignId: program }, { note: alasan }),
  ),
  kembalikan: act(
    returnForm,
    { says: 'Mengajukan pengembalian titipan', isPersonal: true },
    (args, typed) => {
      const { rekening, sebab: note } = typed
      Object.assign(args.details, { rekening, sebab: note })
      const bank = bankTyped(typed)
      return askFor(args, { bankAccountId: bankNamed(rekening) }, { note, bank })
    },
  ),
  minta: act(v.object({}), { says: 'Meminta rekening pengirim titipan' }, askSender),
  buka: act(lookForm, { says: 'Membuka rekening pengirim titipan' }, showBank),
  ganti: act(payerForm, { says: 'Mengganti rekening pengembalian titipan' }, changeReturn),
  selesai: act(returnedForm, { says: 'Mencatat titipan dikembalikan' }, recordReturn),
})
