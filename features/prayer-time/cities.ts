import type { Zone } from './prayer-time.ts'

/** A place with prayer times; degrees north and east of its centre. */
export type City = {
  /** Its name in addresses. */
  code: string
  name: string
  /** 'Kabupaten Garut', 'Kota Bandung': what has its seat here. */
  regency?: string
  province: string
  latitude: number
  longitude: number
  zone: Zone
}

export const DEFAULT_CITY = 'jakarta'

/** Province; zone; then each city as name, latitude, longitude. The capital comes first. */
const table = `
Aceh; WIB; Banda Aceh 5.548 95.324; Lhokseumawe 5.180 97.151; Langsa 4.468 97.968; Meulaboh 4.144 96.128; Sabang 5.893 95.320; Takengon 4.621 96.847; Sinabang 2.480 96.380
Sumatera Utara; WIB; Medan 3.595 98.672; Binjai 3.600 98.485; Pematangsiantar 2.960 99.068; Padangsidimpuan 1.380 99.273; Sibolga 1.740 98.781; Gunungsitoli 1.289 97.614
Sumatera Barat; WIB; Padang -0.947 100.417; Bukittinggi -0.305 100.369; Payakumbuh -0.220 100.631; Tuapejat -2.028 99.589
Riau; WIB; Pekanbaru 0.507 101.448; Dumai 1.667 101.443
Kepulauan Riau; WIB; Tanjungpinang 0.919 104.455; Batam 1.130 104.053; Tarempa 3.216 106.217; Ranai 3.938 108.384
Jambi; WIB; Jambi -1.610 103.613
Sumatera Selatan; WIB; Palembang -2.976 104.775; Lubuklinggau -3.295 102.861
Bengkulu; WIB; Bengkulu -3.796 102.266
Lampung; WIB; Bandar Lampung -5.429 105.262; Metro -5.113 105.307
Kepulauan Bangka Belitung; WIB; Pangkalpinang -2.132 106.117; Tanjungpandan -2.734 107.635
DKI Jakarta; WIB; Jakarta -6.209 106.846
Banten; WIB; Serang -6.120 106.150; Tangerang -6.178 106.632; Tangerang Selatan -6.289 106.718; Cilegon -6.017 106.054
Jawa Barat; WIB; Bandung -6.917 107.619; Bogor -6.595 106.799; Bekasi -6.238 106.976; Depok -6.402 106.794; Cirebon -6.732 108.552; Sukabumi -6.928 106.930; Tasikmalaya -7.327 108.221; Garut -7.215 107.901; Karawang -6.306 107.300; Sumedang -6.859 107.916
Jawa Tengah; WIB; Semarang -6.990 110.423; Surakarta -7.566 110.828; Magelang -7.471 110.218; Pekalongan -6.889 109.675; Tegal -6.869 109.125; Purwokerto -7.424 109.240; Kudus -6.805 110.841; Cilacap -7.727 109.009
DI Yogyakarta; WIB; Yogyakarta -7.797 110.370
Jawa Timur; WIB; Surabaya -7.257 112.752; Malang -7.977 112.634; Kediri -7.848 112.018; Madiun -7.630 111.523; Jember -8.172 113.700; Banyuwangi -8.219 114.369; Probolinggo -7.754 113.216; Pasuruan -7.645 112.908; Bojonegoro -7.150 111.882; Pamekasan -7.157 113.478; Sumenep -7.017 113.867; Situbondo -7.706 114.010
Bali; WITA; Denpasar -8.657 115.217; Singaraja -8.112 115.088; Negara -8.357 114.617
Nusa Tenggara Barat; WITA; Mataram -8.583 116.117; Bima -8.461 118.727; Selong -8.650 116.532; Sumbawa Besar -8.493 117.420
Nusa Tenggara Timur; WITA; Kupang -10.178 123.597; Ende -8.843 121.662; Labuan Bajo -8.496 119.888; Ruteng -8.611 120.464; Waingapu -9.657 120.264; Maumere -8.620 122.211; Larantuka -8.345 122.985; Kalabahi -8.215 124.546; Atambua -9.106 124.892
Kalimantan Barat; WIB; Pontianak -0.026 109.343; Singkawang 0.905 108.987; Ketapang -1.839 109.977; Sintang 0.067 111.500; Putussibau 0.850 112.933
Kalimantan Tengah; WIB; Palangka Raya -2.210 113.914; Sampit -2.534 112.954; Pangkalan Bun -2.683 111.617; Kuala Kapuas -3.009 114.388; Buntok -1.721 114.840; Tamiang Layang -2.124 115.196; Muara Teweh -0.947 114.896; Puruk Cahu -0.583 114.583
Kalimantan Selatan; WITA; Banjarbaru -3.443 114.831; Banjarmasin -3.319 114.591; Tanjung -2.171 115.408; Kotabaru -3.239 116.229
Kalimantan Timur; WITA; Samarinda -0.502 117.154; Balikpapan -1.268 116.829; Bontang 0.133 117.500; Sendawar -0.236 115.695; Tanjung Redeb 2.150 117.496
Kalimantan Utara; WITA; Tanjung Selor 2.843 117.363; Tarakan 3.300 117.633; Malinau 3.589 116.624; Nunukan 4.137 117.663
Sulawesi Utara; WITA; Manado 1.487 124.841; Kotamobagu 0.724 124.318; Tahuna 3.610 125.490; Melonguane 4.005 126.690; Miangas 5.557 126.585
Gorontalo; WITA; Gorontalo 0.541 123.060
Sulawesi Tengah; WITA; Palu -0.900 119.870; Luwuk -0.948 122.790; Poso -1.396 120.752; Tolitoli 1.039 120.817; Bungku -2.547 121.972; Banggai -1.589 123.499
Sulawesi Barat; WITA; Mamuju -2.680 118.887
Sulawesi Selatan; WITA; Makassar -5.147 119.432; Parepare -4.013 119.629; Palopo -2.993 120.197; Bone -4.540 120.330
Sulawesi Tenggara; WITA; Kendari -3.995 122.513; Baubau -5.470 122.597; Kolaka -4.060 121.606; Wanci -5.329 123.537
Maluku; WIT; Ambon -3.695 128.181; Tual -5.630 132.750; Masohi -3.298 128.969; Namlea -3.262 127.093; Dobo -5.761 134.234; Saumlaki -7.975 131.300; Tiakur -8.150 127.795; Kisar -8.060 127.180
Maluku Utara; WIT; Sofifi 0.737 127.560; Ternate 0.790 127.384; Tobelo 1.728 128.009; Daruba 2.050 128.294; Labuha -0.625 127.478; Sanana -2.059 125.978; Bobong -1.946 124.384
Papua; WIT; Jayapura -2.533 140.718; Sarmi -1.853 138.751; Serui -1.880 136.243; Biak -1.177 136.082
Papua Barat; WIT; Manokwari -0.862 134.064; Bintuni -2.110 133.525; Fakfak -2.925 132.298; Kaimana -3.663 133.765
Papua Barat Daya; WIT; Sorong -0.876 131.256
Papua Tengah; WIT; Nabire -3.367 135.496; Timika -4.546 136.889; Enarotali -3.930 136.377
Papua Pegunungan; WIT; Wamena -4.095 138.951
Papua Selatan; WIT; Merauke -8.499 140.404; Tanah Merah -6.098 140.306; Agats -5.545 138.135
`

/** The larger cities, province by province from the west to the east. */
export const cities: readonly City[] = table.trim().split('\n').flatMap(citiesOf)

function citiesOf(line: string): City[] {
  const [province = '', zone = '', ...rest] = line.split('; ')
  return rest.map((text) => {
    const [, name = '', latitude, longitude] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(text) ?? []
    const code = name.toLowerCase().replaceAll(' ', '-')
    const place = { latitude: Number(latitude), longitude: Number(longitude) }
    return { code, name, province, zone: zone as Zone, ...place }
  })
}
