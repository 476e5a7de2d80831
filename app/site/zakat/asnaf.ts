/** The eight groups who may receive zakat (At-Taubah 60), with the account of their expenses. */
export const asnaf = [
  { name: 'Fakir', account: '5110', text: 'Hampir tidak punya apa-apa untuk kebutuhan pokoknya.' },
  { name: 'Miskin', account: '5120', text: 'Punya penghasilan, tetapi tidak mencukupi.' },
  { name: 'Amil', account: '5130', text: 'Yang mengurus zakat, paling banyak 12,5 persen.' },
  { name: 'Mualaf', account: '5140', text: 'Yang baru memeluk Islam dan perlu dikuatkan.' },
  { name: 'Riqab', account: '5150', text: 'Yang dibebaskan dari perbudakan atau penindasan.' },
  { name: 'Garimin', account: '5160', text: 'Yang terlilit utang untuk keperluan halal.' },
  { name: 'Fisabilillah', account: '5170', text: 'Yang berjuang di jalan Allah, seperti dakwah.' },
  { name: 'Ibnu sabil', account: '5180', text: 'Musafir yang kehabisan bekal di perjalanan.' },
] as const
