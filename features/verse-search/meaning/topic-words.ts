import { withoutIdioms } from '../words/idioms.ts'
import { commonWords, foldWord, wordsOf } from '../words/words.ts'

/** Spellings that neither sound nor affixes explain: the common one, and that of the topics. */
const spellings = `
alquran quran · qurani quran · hutang utang · berhutang utang · taubat tobat · bertaubat tobat · ridho rida · ridha rida · ridhoi rida
sholat salat · shalat salat · solat salat · shalawat selawat · sholawat selawat · salawat selawat · bersholawat selawat · bershalawat selawat · bersalawat selawat · berselawat selawat
dzikir zikir · berdzikir zikir · khusyu khusyuk · khusuk khusyuk · khusu khusyuk · musolla musala · firaun firaun · ibrohim ibrahim
ramadhan ramadan · romadhon ramadan · romadon ramadan · puasa puasa · shaum puasa · saum puasa · sodaqoh sedekah · shodaqoh sedekah · sadaqah sedekah · shadaqah sedekah
hoax hoaks · dajjal dajal · jodo jodoh · ortu orangtua · cowok lelaki · cewek perempuan · mama ibu · bunda ibu · emak ibu · papa ayah · bapak ayah · abah ayah
duit uang · gak tidak · nggak tidak · enggak tidak · ga tidak · tak tidak · ngga tidak · bukan tidak · gimana bagaimana · kenapa mengapa
mekkah mekah · makkah mekah · bakkah mekah · madina madinah · medinah madinah · makah mekah
quraisy quraisy · adzan azan · adzab azab · azab azab · dzalim zalim · dholim zalim · dhalim zalim · lalim zalim · zhalim zalim
silaturahim silaturahmi · silaturrahmi silaturahmi · silaturrahim silaturahmi · istighfar istigfar · istigfar istigfar · beristighfar istigfar
ghibah gibah · ngegibah gibah · ngegosip gosip · qishash kisas · qisas kisas · qishas kisas · tasbeh tasbih · tahajjud tahajud · wudlu wudu · berwudhu wudu · wudhu wudu · berwudlu wudu
dzulqarnain zulkarnain · zulqarnain zulkarnain · dzulkarnain zulkarnain · qarun karun · yaqub yakub · ishaq ishak · syuaib syuaib · ayyub ayub · shaleh saleh · sholeh saleh · soleh saleh · shalih saleh · sholihah saleh · salihah saleh · salehah saleh · shalehah saleh · solehah saleh · luth lut · yajuj yakjuj · majuj makjuj · lukman luqman
israk isra · miraj mikraj · mikroj mikraj · lailatulkadar lailatulqadar · lailatul lailatulqadar
nazdar nazar · maksiat dosa · khomer khamar · khamr khamar · qodar takdir · qadar takdir · kadar takdir · qadha qada
idul hariraya · iedul hariraya
pengen ingin · pingin ingin · kepengen ingin · pgn ingin · cepet cepat · cpt cepat · cape capek · letih lelah · males malas · mager malas · temen teman · temenan teman · bestie sahabat · sohib sahabat
gue saya · gw saya · gwe saya · elo kamu · elu kamu · banget sangat · bgt sangat · biar supaya · gampang mudah · ngomongin gibah · ngomong bicara · kalo kalau · klo kalau · krn karena · tdk tidak · gk tidak · ndak tidak · kagak tidak · nggak tidak
udah sudah · udh sudah · blm belum · belom belum · aja saja · mulu terus · melulu terus · doang saja · berhijab jilbab · berjilbab jilbab · berkerudung jilbab · bikin membuat · ngasih memberi · nyari mencari · nyuri mencuri · nipu menipu · boong bohong · ngibul bohong · galau gelisah · baper sedih · stres gelisah · stress gelisah · depresi gelisah · overthinking gelisah · mumet gelisah
insecure minder · bokek miskin · kere miskin · tajir kaya · sugih kaya · pelit kikir · medit kikir · bir khamar · vodka khamar · tuak khamar · mabok mabuk · julid gibah · nyinyir gibah · songong sombong · belagu sombong · flexing pamer · bully mengolok · bullying mengolok · ngatain mengolok · meledek mengolok · mengejek mengolok · ngejek mengolok
jomblo jodoh · resign pekerjaan · nganggur menganggur · kerjaan pekerjaan · loker lowongan · pinjol riba · rentenir riba · bunga riba · ngutang utang · pinjaman utang · meminjam utang · nyokap ibu · bokap ayah · mak ibu · bonyok orangtua · bocah anak · bumil hamil · lahiran melahirkan · almarhum meninggal · almarhumah meninggal · layat melayat · takziyah takziah · ta'ziyah takziah · safar bepergian · traveling bepergian
nyakitin menyakiti · disakitin disakiti · berantem bertengkar · tengkar bertengkar · ribut bertengkar · musuhan bermusuhan · mikirin memikirkan · mikir berpikir · nolong menolong · bantuin membantu · bayarin membayar · ngelunasin melunasi · nyembah menyembah · nyesel menyesal · nyesal menyesal · nangis menangis · ketawa tertawa · dzikiran zikir · ngaji mengaji · ketemu bertemu · ngurus mengurus · bokep pornografi · porno pornografi · meninggalin meninggalkan · kesel marah · sebel marah · jengkel marah · emosian emosi · bete sedih · down sedih · nyerah menyerah · hopeless putus · ngeluh mengeluh · nuduh menuduh · dituduh menuduh · nyolong mencuri · ngerayain merayakan
gmn bagaimana · gmana bagaimana · knp mengapa · knapa mengapa · kpn kapan · org orang · jgn jangan · bs bisa · bgmn bagaimana · hrs harus · sy saya · dr dari · sm sama · shubuh subuh · tawakkal tawakal · barokah berkah · kawin menikah · kawinan menikah · nikahan menikah · mertuaku mertua · gajian gaji · durhakain durhaka · dipukulin kekerasan · mukul memukul · mukulin memukul · toksik toxic · udahan berhenti · interview wawancara · minjem meminjam · minjam meminjam · pinjem meminjam · balikin mengembalikan · ngebalikin mengembalikan · keterima diterima · ketipu ditipu · liat melihat · ngeliat melihat · ngasuh mengasuh · ngebantu membantu · ngelawan melawan · nurut menurut · nikahin menikah · meninggalnya meninggal · solatnya salat · sholatnya salat
ilang hilang · ilangin hilang · abis habis · abisin habis · ati hati · idup hidup · ujan hujan · utangan utang · item hitam · putus putus · inget ingat · ngingetin mengingatkan · dapet dapat · ngedapetin dapat · nemu menemukan · nemuin menemukan · nolak menolak · nulis menulis · nunda menunda · nundain menunda · nusuk menusuk · ditusuk menusuk · nabung menabung · nabrak menabrak · nampar menampar · milih memilih · maksa memaksa · dipaksain memaksa · masak memasak · mindahin memindahkan · mandang memandang · manggil memanggil · mimpin memimpin · misahin memisahkan · megang memegang · mecah memecah · motong memotong · mutusin memutuskan · diputusin putus · putusin putus · nyari mencari · nyakit menyakiti · nyiksa menyiksa · nyembunyiin menyembunyikan · nyebar menyebarkan · nyebarin menyebarkan · nyelametin menyelamatkan · nyantet sihir · disantet sihir · nyoba mencoba · nyusahin menyusahkan · nyusuin menyusui · nyumbang sedekah · nyinggung menyakiti · nyuruh menyuruh · ngambil mengambil · ngejauhin menjauhi · ngejaga menjaga · ngejelekin mencela · ngerti mengerti · ngerasain merasakan · ngerusak merusak · ngerugiin merugikan · ngebunuh membunuh · ngebales membalas · bales membalas · balesin membalas · ngebohongin bohong · dibohongin bohong · bohongin bohong · boongin bohong · ngasihin memberi · dikasi diberi · kasi memberi · kasian kasihan · ngehina menghina · ngomelin memarahi · diomelin memarahi · omelan marah · ngancem mengancam · ngatur mengatur · ngelupain melupakan · lupain melupakan · ngikutin mengikuti · ikutin mengikuti · ngebiarin membiarkan · ngajarin mengajar · ngajak mengajak · diajak mengajak · ngaku mengaku · nganterin mengantar · ngobrol bicara · curhatin curhat · digosipin gosip · gosipin gosip · dijauhin dijauhi · ditinggalin ditinggalkan · ninggalin meninggalkan · dijodohin jodoh · dijodohkan jodoh · diselingkuhin selingkuh · diselingkuhi selingkuh · dighosting ditinggalkan · ghosting ditinggalkan · disakitin disakiti · dimarahin memarahi · dibenciin dibenci · dikatain mengolok · dibully mengolok · dihujat mengolok · dimusuhin bermusuhan · dizolimi zalim · dizalimin zalim · dzolim zalim · zolim zalim · dholim zalim · kezoliman zalim · goncang guncang · digoncang guncang · goncangan guncang · tentram tenteram · tenteram tenteram · ridlo rida · ridloi rida · ikhlasin ikhlas · sabarin sabar · cemburuan cemburu · pengin ingin · pen ingin · kpn kapan · brp berapa · dmn dimana · gmn bagaimana · krna karena · sbg sebagai · tp tapi · tpi tapi · jg juga · sdh sudah · hrus harus · bnyk banyak · tmn teman · ank anak · sodara saudara · sodaraku saudara · adek adik · kk kakak · suamiku suami · istriku istri · anakku anak · ortuku orangtua · ayahku ayah · ibuku ibu · temenku teman · temanku teman · bosku bos · doain mendoakan · doakan mendoakan · sedekahin sedekah · tabah sabar · doyan suka · demen suka · kudu harus · mesti harus · kagak tidak · engga tidak · ora tidak · moga semoga · smoga semoga · kesian kasihan · cape capek · kecapean capek · kecapekan capek · males malas · kemalesan malas · sebel marah · keki marah · gedek marah · muak benci · ilfil benci · nempel dekat · deket dekat · jauhin menjauhi · gede besar · kecil kecil · bener benar · beneran benar · pinter pintar · bego bodoh · tolol bodoh · oon bodoh · dosanya dosa · matinya mati · hidupnya hidup · syirikin syirik · mekkah mekah · rosul rasul · rosulullah rasulullah · nabinya nabi · malaikatnya malaikat · qur'an quran · alqur'an quran · kuran quran · koran quran · ustad ustaz · ustadz ustaz · sunnah sunah · hadist hadis · adzabnya azab · khitbah lamar · iddah idah · nusyus nusyuz · qishos kisas · kafaroh kafarat · kaffarah kafarat · kiffarat kafarat · nadzar nazar · nadar nazar · rojaban rajab · tilawah baca · tadarus baca · murojaah hafal · muroja'ah hafal · setoran hafal
rejeki rezeki · cewe perempuan · cewekku perempuan · cowo lelaki · brengsek jahat · bejat jahat · ngeprank mengolok · prank mengolok · diceraikan cerai · nabrak menabrak · muter beredar · asisten pembantu · kuping telinga · muka wajah · legowo ikhlas · legawa ikhlas · itikaf iktikaf · bacot bicara · tau tahu · taunya tahu · ngerti tahu · selametan syukuran · slametan syukuran · cupu culun · aksi perbuatan · rezki rezeki · riski rezeki · rizki rezeki · setres gelisah · uler ular · taun tahun · btw omong · gara2 karena · kyk seperti · kayak seperti · kek seperti · apaan apa · ngapain mengapa · diapain apa · sharing berbagi · saring periksa · tahfidz hafal · tahfiz hafal · hijriyah hijrah · hijriah hijrah · keinjek terinjak · diinjek terinjak · sodaranya saudara · sedulur saudara · kerjaan pekerjaan · serong zina · nyawer boros · gabut bosan · healing liburan · nyolong mencuri · ngutil mencuri · ngegas marah · nyolot marah · ngamuk marah · ngambek marah · baper tersinggung · kepo prasangka · kangen rindu · mewek menangis · nyinyir gibah · ngrumpi gibah · rumpi gibah · sotoy sombong · sotoi sombong · pede percaya · minder minder · nebeng menumpang · mlarat miskin · melarat miskin · bangke bangkai · bebek burung · emoh tidak · ogah malas · kaga tidak · gada tiada · gaada tiada · gapunya tidak · gabisa tidak · gaboleh tidak · gamau tidak · gatau tidak · gajadi tidak · jd jadi · jdi jadi · dpt dapat · dapet dapat · lg lagi · lgi lagi · trus terus · trs terus · bkn bukan · bgtu begitu · spy supaya · spya supaya · utk untuk · dg dengan · dgn dengan · yg yang · skrg sekarang · skg sekarang · kmn kemana · gpp mengapa · blg bilang · ngmg bicara · ngmng bicara · ktm bertemu · mskpn meski · msh masih · hny hanya · smpe sampai · smp sampai · ampe sampai · nyampe sampai · nyampur campur · kecampur campur · sblm sebelum · ssdh sesudah · stlh setelah · stelah setelah · dlm dalam · slalu selalu · sll selalu · sklh sekolah · krj kerja · kerjain kerja · rmh rumah · mkn makan · mnm minum · tdr tidur · bobo tidur · bangunin bangun · mtr motor · hri hari · mlm malam · bln bulan · thn tahun · allh allah · gusti allah · sbr sabar · slm salam · ibdh ibadah · syg sayang · cnt cinta · nkh nikah · klrg keluarga · kluarga keluarga · emosi marah · kezel marah · sebal marah · nyebelin menyebalkan · songong sombong · nyombong sombong · sombongin sombong · pongah sombong · jumawa sombong · takabur sombong · ujub sombong · riya pamer · riyak pamer · sumah pamer · pamer pamer · nyumbang sedekah · nyedekahin sedekah · santunan sedekah · sodakoh sedekah · shodakoh sedekah · infaq infak · dzolimi zalim · dizhalimi zalim · dizalimi zalim · terzalimi zalim · terdzolimi zalim · teraniaya zalim · ditindas zalim · tertindas zalim · nyantuni menyantuni · dedek bayi · debay bayi · bayik bayi · orok bayi · bini istri · bojo pasangan · misua suami · paksu suami · doi pacar · ayang pacar · gebetan pacar · calon jodoh · camer mertua · bonyok orangtua · ortu orangtua · emak ibu · enyak ibu · umi ibu · ummi ibu · mami ibu · babe ayah · abi ayah · papi ayah · daddy ayah · mommy ibu · dady ayah · bestod teman · kawan teman · konco teman · sohib teman · sobat teman · kolega teman · tetanggaku tetangga · tonggo tetangga · duwit uang · cuan untung · cengli jujur · fulus uang · doku uang · goceng uang · nyicil utang · cicilan utang · nunggak utang · galbay utang · dc penagih · debkol penagih · loker kerja · ngelamar melamar · nglamar melamar · interviu wawancara · resain berhenti · resign berhenti · dipecat pecat · phk pecat · nganggur menganggur · gabisnis bisnis · dropship dagang · seller dagang · jualan dagang · lapak dagang · toko dagang · warung dagang · pelakor selingkuh · pebinor selingkuh · cheating selingkuh · ngewe zina · ngentot zina · ml zina · colmek masturbasi · coli masturbasi · onani masturbasi · ngobat narkoba · nyabu narkoba · nyimeng narkoba · mabok mabuk · minol khamar · amer khamar · ciu khamar · arak khamar · tuak khamar · miras khamar · alkohol khamar · bir khamar · nyekek mencekik · digebukin pukul · digebuk pukul · gebuk pukul · gampar pukul · tabok pukul · jotos pukul · tonjok pukul · nonjok pukul · bacok bunuh · ngebacok bunuh · tewas mati · modar mati · mampus mati · koit mati · wafat mati · meninggoy meninggal · wassalam mati
`

const bySpelling = new Map(
  spellings
    .trim()
    .split(/\s*[·\n]\s*/)
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The spelling of the topics for this word. */
export function spelledWord(word: string): string {
  return bySpelling.get(word) ?? bySpelling.get(bareWord(word)) ?? word
}

/** The stem of a word, in the spelling of the topics: 'digoncangkan' is 'guncang'. */
export function spelledStem(word: string, stem: (word: string) => string): string {
  return stem(spelledWord(stem(spelledWord(word))))
}

/** A word without the endings of everyday speech: 'ghibahin', 'ortuku', 'sholatnya'. */
function bareWord(word: string): string {
  const bare = word.replace(/(?:in|nya|ku|mu)$/, '')
  return bare.length >= 4 ? bare : word
}

/** Words of a question or a heading that say little about its topic; they count only a little. */
const soft =
  'ayat surat surah dalil tentang mengenai soal hukum kisah cerita sejarah riwayat nabi rasul kaum orang manusia ' +
  'bagaimana apa apakah mengapa siapa kapan dimana cara arti makna pengertian definisi maksud perintah larangan ' +
  'anjuran kewajiban keutamaan manfaat fadilah pahala balasan ancaman bahaya ciri tanda sifat contoh macam jenis ' +
  'umat hamba islam allah tuhan menurut seseorang sesama sang isi firman pesan ' +
  'keajaiban mukjizat proses saat ketika waktu jika bila selalu jangan janganlah harus boleh ' +
  'dilarang diperintahkan wajib antar antara terhadap agar supaya bisa dapat akan sudah telah para kita ' +
  'aku saya kamu anda mereka dia nya hikmah penjelasan peristiwa kejadian siti hal sikap perbuatan ' +
  'tidak tanpa masa zaman bisa pernah sangat lain ' +
  'memiliki punya menjadi jadi melakukan adanya sebuah suatu setiap semua seluruh sesuatu ' +
  'quran cara minum supaya ingin sangat saja terus buat sama masih sekali umum tiba maksudnya caranya hukumnya lagi ' +
  'tapi tetapi masih suka lagi ingin mau sedang baru banyak cari cepat temen begitu gitu punya sendiri kalau ' +
  'memang kok deh nih tuh loh kan ya ga sih dong biar online daring pas enaknya bagusnya sebaiknya kayak gini bener beneran ' +
  'ada berapa berapakah jumlah adakah seberapa keadaan kondisi bagaimanakah mengapakah siapakah kapankah kemana begini kadang pernah kali nya biasanya katanya gara gegara soalnya pokoknya mah sampe sampai bgmn nah lo lu kita banget cuma hanya doang pun sesungguhnya barangsiapa hai wahai sini situ sana tuh gimana gitu begitu'

const softList: ReadonlySet<string> = new Set(soft.split(' '))

/** True for a word that says little of a topic, as it is spelled there. */
export function isSoft(word: string): boolean {
  return softList.has(word)
}

const known = new WeakMap<(word: string) => string, ReadonlySet<string>>()

/** The stems of words that say little. */
export function softWords(stem: (word: string) => string): ReadonlySet<string> {
  const stems = known.get(stem) ?? new Set(soft.split(' ').map(stem))
  known.set(stem, stems)
  return stems
}

/** Left out of every name and query. */
const fillers = new Set(
  (
    'yang di ke dari dan atau dengan pada dalam untuk bagi oleh sebagai adalah ialah itu ini juga pun lah si para ' +
    'kepada karena serta al an ar as at ad az asy quran tolong mohon cari carikan ayat surat surah yg dgn utk dlm'
  ).split(' '),
)

/** The words of a topic's name or of a query that may say something about a topic. */
export function tellingWords(text: string): string[] {
  const all = wordsOf(withoutIdioms(text)).map((word) => foldWord(word.text))
  const telling = all.filter((word) => !fillers.has(word))
  return (telling.length > 0 ? telling : all).map(spelledWord)
}

/** The stems of a text that say something; of one in which no word does, all. */
export function tellingStems(text: string, stem: (word: string) => string): string[] {
  const all = tellingWords(text)
  const telling = all.filter((word) => !softList.has(word) && !commonWords.has(word))
  return (telling.length > 0 ? telling : all).map((word) => spelledStem(word, stem))
}
