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
