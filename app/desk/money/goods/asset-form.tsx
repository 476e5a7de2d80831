import { fundWords } from '#features/ledger/funds.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

/** A thing that an opening brought into the books. */
export function AssetForm({ today, refused }: { today: string; refused: Refused | undefined }) {
  const value = fieldValues(refused, {})
  return (
    <DeskForm act="daftar" submit="Daftarkan aset" refused={refused}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText {...value('nama')} label="Nama aset" maxLength={120} />
        <DeskSelect
          {...value('dana')}
          label="Dana"
          anything="Pilih"
          hint="Dana amil: aset lembaga."
          choices={fundWords}
        />
        <DeskSelect {...value('asnaf')} label="Untuk asnaf" anything="Pilih" choices={asnafWords} />
        <DeskText {...value('pemegang')} label="Penanggung jawab" maxLength={120} />
        <DeskText {...value('perolehan')} label="Tanggal perolehan" type="date" max={today} />
        <DeskText {...value('umur')} label="Umur manfaat (bulan)" inputMode="numeric" />
        <DeskText {...value('harga')} label="Harga perolehan (rupiah)" inputMode="numeric" />
        <DeskText
          {...value('susut')}
          label="Akumulasi penyusutan (rupiah)"
          inputMode="numeric"
          isOptional
        />
      </div>
    </DeskForm>
  )
}
