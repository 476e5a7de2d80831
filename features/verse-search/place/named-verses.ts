import { foldLatin } from '../script/fold-latin.ts'

/** Verses with a common name: [typed names, 'surah:ayah' or 'surah:from-to', several with commas]. */
const table: readonly (readonly [names: string, verses: string])[] = [
  [
    'ayat kursi, ayatul kursi, ayat qursi, ayat kursy, kursi ayat, kursi, kursyi, آية الكرسي',
    '2:255',
  ],
  ['ayat seribu dinar, seribu dinar, 1000 dinar, ayat 1000 dinar', '65:2-3'],
  ['amanarrasul, amanar rasul, amanarrasulu, dua ayat terakhir al baqarah', '2:285-286'],
  ['basmalah, basmala, bismillah', '1:1'],
  ['hamdalah, alhamdulillah, tahmid', '1:2'],
  ['3 qul, tiga qul', '112:1,113:1,114:1'],
  ['4 qul, empat qul', '109:1,112:1,113:1,114:1'],
  ['muawwidzatain, al muawwidzatain, mu’awwizatain, al muawwidzatayn', '113:1,114:1'],
  ['al muawwidzat, muawwidzat', '112:1,113:1,114:1'],
  [
    'ayat terpanjang, ayat paling panjang, ayat utang piutang, ayat hutang, ayat mudayanah, mudayanah',
    '2:282',
  ],
  ['ayat cahaya, ayat nur, ayatun nur', '24:35'],
  ['ayat puasa, kewajiban puasa, ayat puasa ramadhan', '2:183'],
  ['ayat wudhu, ayat wudu, ayat tayamum', '5:6'],
  ['ayat zakat, penerima zakat, delapan asnaf, 8 asnaf, golongan penerima zakat', '9:60'],
  ['ayat hijab, ayat jilbab', '33:59,24:31'],
  ['ayat riba, larangan riba', '2:275,3:130'],
  ['ayat zina, larangan zina', '17:32'],
  ['ayat waris, ayat warisan', '4:11-12,4:176'],
  ['ayat poligami', '4:3'],
  ['ayat nikah, ayat pernikahan, sakinah mawaddah warahmah, ayat jodoh', '30:21'],
  ['ayat salawat, ayat selawat, ayat sholawat, ayat shalawat, perintah sholawat', '33:56'],
  ['istirja, istirja’, kalimat istirja, tarji', '2:156'],
  ['ayat pertama turun, wahyu pertama, ayat pertama diturunkan, ayat pertama', '96:1-5'],
  ['ayat kesempurnaan agama', '5:3'],
  ['ayat toleransi', '109:6,2:256'],
  ['ayat persaudaraan', '49:10'],
  ['ayat isra, ayat isra miraj', '17:1'],
  ['ayat syifa, ayat penyembuh, syifa', '9:14,10:57,16:69,17:82,26:80,41:44'],
  ['ayat pedang', '9:5'],
  ['ayat mubahalah, mubahalah', '3:61'],
  ['ayat tathir, tathir', '33:33'],
  ['ayat haji', '3:97,22:27'],
  ['ayat kurban, ayat qurban', '108:2'],
  ['ayat khamar, larangan khamar, larangan judi', '5:90'],
  ['ayat jihad', '22:39'],
  [
    'ayat sajdah',
    '7:206,13:15,16:50,17:109,19:58,22:18,22:77,25:60,27:26,32:15,38:24,41:38,53:62,84:21,96:19',
  ],
  ['asmaul husna, ayat asmaul husna, al asmaul husna', '59:22-24,7:180'],
  ['doa sapu jagat, sapu jagat, doa kebaikan dunia akhirat', '2:201'],
  ['doa nabi adam', '7:23'],
  ['doa nabi nuh', '71:28,11:41'],
  ['doa nabi ibrahim', '14:40-41,2:127'],
  ['doa nabi yusuf', '12:101'],
  ['doa nabi ayub, doa nabi ayyub', '21:83'],
  ['doa nabi yunus, doa dzun nun', '21:87'],
  ['doa nabi musa', '20:25-28'],
  ['doa nabi sulaiman', '27:19,38:35'],
  ['doa nabi zakaria, doa nabi zakariya', '21:89,3:38'],
  ['doa ashabul kahfi', '18:10'],
  ['doa untuk orang tua, doa orang tua, doa kedua orang tua', '17:24,14:41'],
  ['doa minta ilmu, doa menuntut ilmu, doa tambah ilmu, doa belajar', '20:114'],
  ['doa keluarga, doa keluarga sakinah, doa minta keturunan', '25:74'],
  ['doa naik kendaraan', '43:13-14'],
  ['doa keteguhan hati, doa teguh hati', '3:8'],
  ['doa ampunan', '3:147,7:23'],
]

export type VerseSpan = { surah: number; from: number; to: number }
export type NamedVerses = { title: string; spans: readonly VerseSpan[] }

const byName = new Map<string, NamedVerses>()
for (const [names, verses] of table) {
  const all = names.split(', ')
  const spans = verses.split(',').map(spanOf)
  for (const name of all) byName.set(nameKey(name), { title: titleOf(all[0] as string), spans })
}

/** The verses with this name; undefined for any other text. */
export function namedVerses(typed: string): NamedVerses | undefined {
  return byName.get(nameKey(typed))
}

function nameKey(name: string): string {
  const sound = foldLatin(name).text
  return sound === '' ? name.replace(/[\p{M}\s]/gu, '') : `${/\d+/.exec(name)?.[0] ?? ''}${sound}`
}

function titleOf(name: string): string {
  return name[0]?.toUpperCase() + name.slice(1)
}

function spanOf(text: string): VerseSpan {
  const [surah = 0, from = 0, to = from] = text.split(/[:-]/).map(Number)
  return { surah, from, to }
}
