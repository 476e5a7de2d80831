// Words that people really choose as passwords, in Indonesia and elsewhere. They cover many thousands, since
// `isCommon` in password.ts strips digits, signs, letter substitutions and doublings.
const words = `
password passwd passw pass sandi katasandi rahasia kunci masuk login admin administrator root user guest test
testing tester coba cobacoba default changeme welcome letmein iloveyou ilove loveyou lovely love princess prince
monkey dragon master shadow sunshine superman batman spiderman naruto sasuke pokemon pikachu doraemon nobita
football soccer baseball basketball liverpool chelsea arsenal barcelona realmadrid juventus manchester persib
persija persebaya arema timnas garuda michael jordan jennifer jessica daniel charlie thomas robert matthew ashley
andrew joshua michelle nicole hannah computer internet google facebook instagram whatsapp twitter tiktok youtube
samsung xiaomi oppo iphone android microsoft windows apple secret trustno starwars freedom whatever nothing
qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
abc abcd abcde abcdef abcdefg abcdefgh aaa hello hallo halo mother father family angel baby buster soccer killer
cheese summer winter spring autumn flower orange banana cookie chocolate pepper ginger purple hunter ranger
sayang sayangku sayangkamu sayangmu sayangmama sayangibu sayangallah cinta cintaku cintakamu cintaallah akucinta
akusayang akusayangkamu akucintakamu akukamu kamu kamuaku rindu kangen pacar mantan jomblo jodoh bahagia selalu
selamanya semangat sukses berkah barokah rezeki rejeki sabar ikhlas sehat bismillah bismilah basmalah
alhamdulillah alhamdulilah subhanallah masyaallah insyaallah astagfirullah astaghfirullah allahuakbar laillahaillallah
lailahaillallah assalamualaikum waalaikumsalam muhammad rasulullah nabimuhammad allah allahswt islam islamku
muslim muslimah quran alquran alfatihah alikhlas yasin ayatkursi mekkah makkah madinah kabah hijrah hijriah santri
pesantren ustadz ramadhan ramadan lebaran idulfitri kurban qurban amanah donasi sedekah zakat wakaf infak infaq
indonesia indonesiaraya merdeka pancasila jakarta bandung surabaya semarang yogyakarta jogja medan makassar bali
padang palembang bekasi bogor depok tangerang malang solo surakarta banjarmasin pontianak manado aceh papua
nusantara majapahit sriwijaya soekarno suharto jokowi prabowo anakku anaksoleh anaksholeh anakmama anakayah mama
papa mamapapa ayah ibu ayahibu bunda bundaku bapak emak mamah papah keluarga keluargaku kakak adik adek nenek kakek
sitinurhaliza siti aisyah fatimah khadijah maryam nurul putri putra dewi wulan bintang bulan mentari matahari
pelangi mawar melati anggrek kucing kelinci harimau macan garudaku ganteng cantik cantikku manis imut lucu bebek
ayamgoreng nasigoreng bakso rendang sepeda motor mobil honda yamaha suzuki toyota avanza vespa ninja kawasaki
monyet anjing babi bangsat goblok kampret setan iblis jancok bajingan sekolah kuliah kampus universitas guru murid
kantor kerja kerjakeras bosku juragan uang duit kaya kayaraya miliarder jutawan telkomsel indosat pulsa bca mandiri
bni bri gojek grab tokopedia shopee dana ovo gopay aku saya kita kami dia siapa siapaaku rumah rumahku duniaku
jesus christ blessed heaven angels god bless access passport matrix mustang corvette ferrari porsche mercedes
harley yamahar phoenix thunder lightning diamond silver golden crystal pussy fuckyou fuck asshole bitch biteme
hottie lovers friend friends forever together always nothing everything something someone anyone money power
`

export const commonPasswordWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
