import type { AsnafCode, HelpArea } from '#platform/db/schema/schema-mustahik.ts'

/** How many people each disbursement of the demo reached, by campaign; as its description says where it does. */
export const demoBeneficiaries: Record<string, number> = {
  'air-bersih-santri-cikoneng': 120,
  'tandon-air-desa-oebola': 310,
  'banjir-demak-dapur-umum': 640,
  'beasiswa-santri-penghafal': 40,
  'meja-dan-buku-madrasah-ende': 186,
  'makan-bergizi-asrama-yatim': 85,
  'operasi-katarak-lansia': 7,
  'zakat-maal': 270,
  fidyah: 210,
  'infak-umum': 9,
  'qurban-kampung-mualaf-mentawai': 310,
  'zakat-penghasilan': 142,
  'zakat-perusahaan': 20,
  'zakat-fitrah': 741,
}

type ZakatGroup = { group: string; asnaf: AsnafCode; area: HelpArea }

/** Whom the zakat of the demo reached: one group a campaign, counted above in families. */
export const demoZakatGroups: Record<string, ZakatGroup> = {
  'zakat-maal': { group: '270 keluarga miskin', asnaf: 'miskin', area: 'kemanusiaan' },
  'zakat-penghasilan': { group: '142 keluarga fakir', asnaf: 'fakir', area: 'kemanusiaan' },
  'zakat-perusahaan': { group: '20 keluarga miskin', asnaf: 'miskin', area: 'ekonomi' },
  'zakat-fitrah': {
    group: '741 keluarga miskin di sekitar 64 masjid',
    asnaf: 'miskin',
    area: 'kemanusiaan',
  },
}
