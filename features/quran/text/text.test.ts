import { expect, test } from 'vitest'
import { plainArabic } from './plain-arabic.ts'
import { cleanArabic, cleanIndonesian, cleanLatin, cleanName } from './text.ts'

const anywhere = { surah: 2, ayah: 1 }

test.each([
  ['Segala puji bagi Allah, Tuhan1) semesta alam', 'Segala puji bagi Allah, Tuhan semesta alam'],
  ['Pemilik hari Pembalasan.2)', 'Pemilik hari Pembalasan.'],
  ['ayat yang lain 763)', 'ayat yang lain'],
  ['100. (Ibrahim berdoa,) “Ya Tuhanku', '(Ibrahim berdoa,) “Ya Tuhanku'],
  ['Akan tetapi, \nAllah menjadikanmu', 'Akan tetapi, Allah menjadikanmu'],
  ['tentang\u00A0 khamar', 'tentang khamar'],
  ['Ka\u02BBbah', 'Ka‘bah'],
  ['dengan [pertolongan] Allah)', 'dengan [pertolongan] Allah)'],
])('the translation %j reads %j', (raw, clean) => {
  expect(cleanIndonesian(raw, anywhere)).toBe(clean)
})

test('a waqf mark stays with the word before it and a space follows it', () => {
  expect(cleanArabic('هُزُوًا وَّلَعِبًا ۗذٰلِكَ', anywhere)).toBe('هُزُوًا وَّلَعِبًا\u00A0ۗ ذٰلِكَ'.normalize('NFC'))
})

test('the juz-end mark is gone and the verse-end sign of other counts cannot begin a line', () => {
  expect(cleanArabic('عَلَيْهِمْ  ەۙ غَيْرِ ۔', anywhere)).toBe('عَلَيْهِمْ\u00A0ەۙ غَيْرِ'.normalize('NFC'))
})

test('copied Arabic holds neither sign but keeps the pause', () => {
  const arabic = cleanArabic('عَلَيْهِمْ ەۙ غَيْرِ ۔', anywhere)
  expect(plainArabic(arabic)).toBe('عَلَيْهِمْۙ غَيْرِ'.normalize('NFC'))
})

test('Latin that belongs to another verse is not shown', () => {
  expect(cleanLatin('Bal qālū miṡla mā qālal-awwalūn(a).', { surah: 23, ayah: 79 })).toBeNull()
})

test.each([
  ['Khużūhu fa\u0091tilūhu', anywhere, "Khużūhu fa'tilūhu"],
  ['fa rudd\u00ADhu ilallāhi', { surah: 4, ayah: 59 }, 'fa ruddūhu ilallāhi'],
  ['\u00B4lāfihim riḥlatasy', { surah: 106, ayah: 2 }, 'Īlāfihim riḥlatasy'],
  ["syi'tumā,  wa lā", anywhere, "syi'tumā, wa lā"],
])('the Latin %j is mended', (raw, ref, clean) => {
  expect(cleanLatin(raw, ref)).toBe(clean)
})

test('a new unknown character in the Latin stops the start instead of reaching a reader', () => {
  expect(() => cleanLatin('khuż\u00ADhu', anywhere)).toThrow('2:1')
})

test('names have their capitals', () => {
  expect(cleanName('At-tahrim')).toBe('At-Tahrim')
  expect(cleanName('Al-Baqarah')).toBe('Al-Baqarah')
})
