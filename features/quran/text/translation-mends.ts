import type { VerseRef } from '../quran.ts'

type Mend = VerseRef & { from: string; to: string }

const mend = (place: string, from: string, to: string): Mend => {
  const [surah = 0, ayah = 0] = place.split(':').map(Number)
  return { surah, ayah, from, to }
}

/**
 * Slips of typing in the source's translation: torn or missing spaces, brackets and quotation marks that lack their
 * other half. Each has one certain reading, and /kredit names each to the reader.
 */
export const translationMends: readonly Mend[] = [
  mend('3:13', '(dalam pertempuran. Satu', '(dalam pertempuran). Satu'),
  mend('4:36', 'ya tim', 'yatim'),
  mend('4:72', 'mereka."', 'mereka.”'),
  mend('5:63', 'seburuk- buruk', 'seburuk-buruk'),
  mend('7:73', 'Kami telah mengutus) kepada', '(Kami telah mengutus) kepada'),
  mend('19:9', '”Demikianlah.”', '“Demikianlah.”'),
  mend('19:9', '”Hal itu', '“Hal itu'),
  mend('21:37', '(kekuasaan)- Ku', '(kekuasaan)-Ku'),
  mend('22:27', '(Wahai Ibrahim, serulah', '(Wahai Ibrahim,) serulah'),
  mend('41:1', 'Ḥa Mīm', 'Ḥā Mīm'),
  mend('41:26', '(mereka)."', '(mereka).”'),
  mend('46:1', 'ḤāMīm', 'Ḥā Mīm'),
  mend('46:3', 'wakyang', 'waktu yang'),
  mend('46:10', 'beriman,sedangkan', 'beriman, sedangkan'),
  mend('47:31', '. Sungguh', 'Sungguh'),
  mend('50:19', 'sakratulmautdengan', 'sakratulmaut dengan'),
  mend('51:37', '(kebesaran-Nya di (negeri)', '(kebesaran-Nya) di (negeri)'),
  mend('52:16', 'manfaatnya)bagimu', 'manfaatnya) bagimu'),
  mend('53:54', 'menimbuninyadengan', 'menimbuninya dengan'),
  mend('55:18', '.Maka', 'Maka'),
  mend('56:38', '(diperuntukkan)bagi', '(diperuntukkan) bagi'),
  mend('56:45', 'ituhidup', 'itu hidup'),
  mend('56:47', 'telahmati', 'telah mati'),
  mend('56:47', 'tulang-belulang,apakah', 'tulang-belulang, apakah'),
  mend('58:3', 'wajibmemerdekakan', 'wajib memerdekakan'),
]

/** The translation of a verse with its slips of typing mended. */
export function mendedTranslation(text: string, { surah, ayah }: VerseRef): string {
  return translationMends
    .filter((each) => each.surah === surah && each.ayah === ayah)
    .reduce((mended, { from, to }) => mended.replace(from, to), text)
}
