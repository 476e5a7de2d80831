import { isSoft, tellingWords } from '../meaning/topic-words.ts'

/**
 * What people look for in the Quran and it does not name. Each line: the names, the first of them for the screen; what
 * is so instead; and the verses that are near, best first. Reviewed like the topics.
 */
const table = `
dajal, dajjal, almasih dajal | Kabarnya ada dalam hadis. | tanda-tanda kiamat | 27:82 47:18 43:61 21:96 7:187
Imam Mahdi, mahdi, ratu adil, satria piningit | Kabarnya ada dalam hadis. | janji kekuasaan bagi orang saleh | 24:55 21:105 28:5
turunnya Nabi Isa di akhir zaman | Rinciannya ada dalam hadis. | Nabi Isa dan kiamat | 43:61 4:159 4:158
rokok, merokok, vape, tembakau, rokok elektrik | | larangan merusak diri dan perintah memilih yang baik | 2:195 7:157 4:29 5:88
narkoba, narkotika, ganja, sabu, sabu-sabu, obat terlarang, opium | | larangan yang memabukkan dan merusak diri | 5:90 5:91 2:219 2:195
wayang, dalang, wayang kulit | | kisah yang menjadi pelajaran | 12:111 12:3 18:13
asuransi, BPJS, premi asuransi, takaful | | tolong-menolong dan bersiap untuk hari esok | 5:2 59:18 4:9 12:47
bank, perbankan, kartu kredit, paylater, kredit, cicilan, KPR, leasing | | riba, jual beli, dan utang | 2:275 2:282 3:130 2:280
saham, investasi, reksa dana, obligasi, kripto, bitcoin, mata uang kripto, trading, forex | | perdagangan dan larangan harta batil | 4:29 2:275 5:90 2:282
pajak, bea cukai | | harta untuk kepentingan bersama | 9:103 59:7 9:29 2:177
vaksin, vaksinasi, imunisasi, virus, covid, korona, corona, pandemi, wabah | | menjaga diri, dan sakit serta sembuhnya | 2:195 26:80 2:155 5:32
internet, media sosial, medsos, HP, telepon, ponsel, gawai, gadget, facebook, instagram, tiktok, televisi, komputer | | memeriksa berita dan menjaga ucapan | 49:6 50:18 17:36 24:19
game, gim, main game, video game, permainan daring | | permainan dan senda gurau dunia | 57:20 6:32 23:3 62:11
olahraga, sepak bola, senam, renang | | tubuh yang kuat | 8:60 2:247 28:26
pacaran, berpacaran, pacar, kencan, gebetan, mantan pacar | | larangan mendekati zina dan menjaga pandangan | 17:32 24:30 24:31 24:32
onani, masturbasi, istimna | | menjaga kemaluan | 23:5 23:6 23:7 24:33
KB, keluarga berencana, kontrasepsi, kondom, bayi tabung, donor sperma | | anak, keturunan, dan masa menyusui | 2:233 17:31 42:49 42:50
donor darah, donor organ, transplantasi, cangkok organ | | menjaga kehidupan manusia | 5:32 5:2 4:29
kloning, rekayasa genetika | | mengubah ciptaan Allah | 4:119 30:30 23:14
demokrasi pemilu, pemilu, pilkada, pilpres, partai, partai politik, politik, presiden, golput | | musyawarah dan amanat | 42:38 4:58 3:159 4:59
Pancasila, undang-undang dasar, konstitusi | | keadilan, musyawarah, dan persatuan | 16:90 42:38 49:13 3:103
Indonesia, Jawa, Nusantara, melayu | | suku, bangsa, dan negeri yang baik | 49:13 34:15 30:22 2:126
ulang tahun, hari ulang tahun, tahun baru, valentine, hari valentine, halloween | | umur dan waktu | 103:1 59:18 46:15 14:5
natal, hari natal, selamat natal | | kelahiran Nabi Isa | 19:33 19:23 3:45 5:75
malam Jumat, bacaan malam Jumat, amalan malam Jumat, hari Jumat sunah, surat malam Jumat, surat yang dibaca malam Jumat | Bacaannya berasal dari hadis dan kebiasaan. | surah yang biasa dibaca, dan salat Jumat | 18:1 36:1 62:9
maulid, maulid Nabi, tahlilan, yasinan, selamatan, kenduri, nisfu Syakban, haul, ziarah kubur | | doa bagi orang beriman yang mendahului, dan kegembiraan atas rahmat Allah | 59:10 10:58 33:56 102:2
khitan, sunat, sunatan, khitanan | Dasarnya hadis dan millah Nabi Ibrahim. | mengikuti millah Ibrahim | 16:123 2:124 4:125
akikah, aqiqah | Dasarnya hadis. | anak sebagai karunia, dan kurban | 42:49 108:2 3:36 37:107
tarawih, salat tarawih, witir, salat witir, salat duha, salat dhuha, salat hajat, salat tahiyatul masjid, salat rawatib | Caranya diajarkan hadis. | ibadah malam dan zikir pagi petang | 17:79 73:20 25:64 2:45
salat istikharah, istikharah, doa istikharah | Caranya diajarkan hadis. | pilihan Allah dan petunjuk-Nya | 28:68 2:216 3:159 18:10
jumlah rakaat, rakaat, tahiyat, tasyahud, bacaan salat, qunut | Caranya diajarkan hadis. | perintah mendirikan salat | 2:43 4:103 22:77 17:78
enam rukun iman dan lima rukun Islam, rukun Islam, syahadat | Susunannya ada dalam hadis; isinya tersebar dalam ayat. | pokok iman dan ibadah | 2:177 3:18 4:136 2:285 98:5
Khidir, Khidr, Nabi Khidir, Hidir | Namanya ada dalam hadis; di sini ia seorang hamba Allah. | Musa dan hamba Allah yang diberi ilmu | 18:65 18:66 18:60 18:71 18:78 18:82
nama Hawa, Siti Hawa, ibu Hawa | Ia disebut istri Adam. | Adam dan istrinya | 7:19 2:35 20:120 7:22 7:189
nama Zulaikha, Zulaikha, Zulaiha | Ia disebut istri al-Aziz. | istri al-Aziz dan Yusuf | 12:23 12:30 12:32 12:51
nama Balqis, Balqis, Bilqis, Ratu Balqis | Ia disebut ratu negeri Saba’. | ratu Saba’ dan Sulaiman | 27:23 27:44 27:29 27:42
nama Asiah, Asiah, Asiyah | Ia disebut istri Fir‘aun. | istri Fir‘aun | 66:11 28:9
nama Hajar dan Sarah, Siti Hajar, Hajar, Sarah, Siti Sarah | | keluarga Nabi Ibrahim | 14:37 11:71 51:29 11:72
nama Namrud, Namrud, Namrudz, raja Namrud | | raja yang berdebat dengan Ibrahim | 2:258 21:68
nama Qabil dan Habil, Qabil dan Habil, Habil, Qabil | Mereka disebut dua putra Adam. | kedua putra Adam | 5:27 5:28 5:30 5:31
nama Abrahah, Abrahah, raja Abrahah | | pasukan bergajah | 105:1 105:2 105:3 105:4
nama putra Nabi Nuh | | putra Nabi Nuh | 11:42 11:43 11:45 11:46
nama sahabat itu, Abu Bakar, Umar, Umar bin Khattab, Usman, Utsman, Ali bin Abi Thalib, Bilal, Khalid bin Walid, Salman al-Farisi | Di antara sahabat hanya Zaid yang disebut namanya. | para sahabat | 9:40 9:100 48:29 59:9 33:37
nama istri dan putri Nabi, Aisyah, Khadijah, Hafsah, Fatimah, Siti Aisyah, Siti Khadijah, Siti Fatimah | | istri dan keluarga Nabi | 33:6 33:32 33:33 24:11 66:3 33:59
Hasan Husain, Hasan, Husain, Karbala, Asyura | | keluarga Nabi | 33:33 42:23
Wali Songo, wali sanga, Sunan Kalijaga | | wali-wali Allah | 10:62 10:63 16:125
nama Izrail, Azrail, Izrail | Ia disebut malaikat maut. | malaikat maut | 32:11 6:61 79:1
nama Israfil, Israfil, malaikat peniup sangkakala | Namanya ada dalam hadis. | tiupan sangkakala | 39:68 36:51 69:13 27:87
Munkar dan Nakir, Mungkar Nakir, Munkar Nakir, malaikat kubur | Namanya ada dalam hadis. | alam barzakh | 23:100 40:46 14:27 6:93
malaikat Ridwan, Ridwan penjaga surga | Namanya ada dalam hadis. | penjaga surga | 39:73 13:23 13:24
buraq, burak | Namanya ada dalam hadis. | perjalanan malam Nabi | 17:1 53:13 53:14
zamzam, air zamzam, sumur zamzam | | lembah tempat keluarga Ibrahim | 14:37 2:158
hajar aswad, batu hitam, hijir Ismail | | Kakbah | 2:125 2:127 3:97 22:26
gua Hira, Jabal Nur | | wahyu pertama | 96:1 96:2 96:3
nama gua Sur, gua Tsur, gua Sur | | dua orang di dalam gua | 9:40
nama Palestina, Palestina, Yerusalem, Baitulmaqdis, Al-Quds, Gaza, Israel | Negerinya disebut tanah yang diberkahi. | Masjidilaqsa dan tanah suci | 17:1 5:21 21:71 17:4
siksa kubur, azab kubur, pertanyaan kubur | Rinciannya ada dalam hadis. | alam barzakh dan siksa sebelum kiamat | 40:46 23:100 14:27 6:93
jembatan sirat, shirathal mustaqim di neraka, titian neraka | Rinciannya ada dalam hadis. | melewati neraka | 19:71 19:72 57:12
telaga kausar, telaga Nabi | Telaganya dijelaskan dalam hadis. | nikmat yang banyak | 108:1
jimat, azimat, pelet, susuk, pesugihan, tuyul, pocong, kuntilanak, hantu, genderuwo, nyi roro kidul, arwah penasaran | | sihir, jin, dan pertolongan Allah semata | 2:102 72:6 10:106 6:17 113:4
reinkarnasi, hidup lagi di dunia, kehidupan sebelumnya | Yang diajarkan adalah kebangkitan di akhirat. | hidup sesudah mati | 23:99 23:100 2:28 36:79
karma, hukum karma | Yang diajarkan adalah balasan Allah atas perbuatan. | balasan perbuatan | 99:7 99:8 6:160 41:46
evolusi, teori evolusi, darwin, manusia purba, dinosaurus | | penciptaan manusia dan makhluk | 23:12 24:45 71:14 15:26 30:20
alien, makhluk luar angkasa, UFO, planet mars | | makhluk di langit dan bumi | 42:29 16:49 16:8 65:12
big bang, teori ledakan besar, lubang hitam, black hole, galaksi, bima sakti | Istilah ini dari ilmu alam. | penciptaan langit dan bumi | 21:30 51:47 41:11
tato, tattoo, sulam alis, operasi plastik, filler, suntik putih | | mengubah ciptaan Allah | 4:119 30:30
kopi, teh, boba, es krim, mi instan, bakso | | makan dan minum yang halal dan baik | 2:168 7:31 5:88 16:114
kucing, kelinci, ayam, bebek, hamster, buaya, cicak, tikus, harimau | | semua binatang adalah umat | 6:38 24:45 11:6
musik, lagu, gitar, konser, dangdut, nyanyian, K-pop, drama korea | | perkataan yang melalaikan | 31:6 53:61 25:72 28:55
film, bioskop, sinetron, nonton film, komik, anime, novel | | menjaga pendengaran dan penglihatan | 17:36 24:30 23:3
foto, lukisan, gambar, kamera, selfie | | Allah pembentuk rupa, dan patung pada zaman Sulaiman | 59:24 34:13 3:6
mobil, motor, pesawat, kereta api, pesawat terbang, helikopter | | kendaraan yang ditundukkan | 16:8 43:12 43:13 36:42
listrik, minyak bumi, bensin, nuklir, bom atom | | bumi dan isinya ditundukkan bagi manusia | 45:13 31:20 2:29 57:25
cadar, niqab, burqa, peci, kopiah, sorban, jenggot, celana cingkrang, isbal | | pakaian dan menutup aurat | 24:31 33:59 7:26 24:30
mazhab, imam Syafii, Ahlusunah, Sunni, Syiah, Wahabi, Muhammadiyah, NU, Nahdlatul Ulama, Ahmadiyah, sufi, tarekat, tasawuf | | persatuan dan larangan berpecah | 3:103 6:159 30:32 49:10
bidah, bid'ah, hadis, hadits, ijmak, qiyas | | mengikuti Rasul | 59:7 4:59 33:21 57:27 3:31
terorisme, teroris, bom bunuh diri, bom | | larangan membunuh dan merusak | 5:32 4:29 2:205 5:33
hak asasi manusia, hak asasi | | kemuliaan dan hak manusia | 17:70 49:13 5:32 4:135
depresi, kesehatan mental, bipolar, trauma, burnout, skizofrenia, insomnia | | hati yang tenang dan harapan | 13:28 94:5 2:286 12:86 39:53
Buddha, Hindu, Konghucu, Siddharta | | rasul-rasul yang tidak dikisahkan, dan kebebasan beragama | 40:78 16:36 2:256 109:6
Atlantis, Firaun Ramses, piramida, Tutankhamun, Ramses | | peninggalan kaum terdahulu dan Fir‘aun | 10:92 40:21 89:10 28:38
`

export type NotNamed = {
  /** As the screen names it. */
  name: string
  names: readonly string[]
  /** Why it is not there, or where it comes from; may be empty. */
  reason: string
  /** What the near verses are about. */
  about: string
  verses: readonly string[]
}

/** The most words of a name that are looked for among others. */
const LONGEST = 3
const byName = new Map<string, NotNamed>()
for (const line of table.trim().split('\n')) {
  const [names = '', reason = '', about = '', verses = ''] = line.split(/\s*\|\s*/)
  const all = names.split(', ')
  for (const name of all) {
    const key = keyOf(name, 'all')
    if (byName.has(key)) continue
    byName.set(key, { name, names: all, reason, about, verses: verses.split(' ') })
  }
}

/** Words around a name: 'hukum merokok', 'ayat tentang dajal', 'apa itu asuransi'. */
const AROUND = new Set(
  (
    'hukum apa apakah itu dalil tentang mengenai kisah cerita menurut islam ayat soal bahaya larangan ' +
    'ratu haram halal boleh bolehkah munculnya keluarnya kemunculan datangnya makan minum main bermain punya memakai cara siapa tanda fitnah nabi siti raja malaikat dunia zaman hari'
  ).split(' '),
)

/** The entry for what a query names and the Quran does not; undefined for any other text. */
export function notNamed(typed: string): NotNamed | undefined {
  return byName.get(keyOf(typed, 'all')) ?? byName.get(keyOf(typed, 'telling'))
}

/** The entry whose name is among the words of a query, the longest name first. */
export function notNamedAmong(typed: string): NotNamed | undefined {
  const words = tellingWords(typed)
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const found = byName.get(words.slice(from, from + length).join(' '))
      if (found) return found
    }
  }
  return undefined
}

function keyOf(text: string, part: 'all' | 'telling'): string {
  const words = tellingWords(text)
  const telling =
    part === 'all' ? words : words.filter((word) => !AROUND.has(word) && !isSoft(word))
  return telling.join(' ')
}

/** Every verse that is named as near, for tests. */
export const notNamedEntries: readonly NotNamed[] = [...new Set(byName.values())]
