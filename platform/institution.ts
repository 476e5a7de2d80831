/** Who runs this installation: what people and the law must be told. Sample data until an institution sets its own. */
export type Institution = {
  name: string
  legalName: string
  decree: string
  address: string
  phone: string
  email: string
  complaints: string
  isSample: boolean
}

export const sampleInstitution: Institution = {
  name: 'Amanah',
  legalName: 'Yayasan Amanah Umat',
  decree: 'SK Kemenag No. 000/2026 (contoh)',
  address: 'Jl. Kebajikan No. 12, Bandung 40123',
  phone: '+62 22 0000 0000',
  email: 'halo@amanah.contoh',
  complaints: 'pengaduan@amanah.contoh',
  isSample: true,
}
