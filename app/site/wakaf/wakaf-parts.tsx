import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Nazhir } from '#platform/settings/institution.ts'

/** The two kinds of wakaf, side by side. */
export function TwoKinds() {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Dua cara berwakaf dengan uang</h2>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <Kind icon="wallet" title="Wakaf melalui uang">
          Uang Anda dibelikan harta wakaf yang sudah ditentukan: tanah, mushaf, atau sumur. Yang
          menjadi wakaf adalah bendanya, dan manfaatnya langsung dirasakan.
        </Kind>
        <Kind icon="bank" title="Wakaf uang">
          Uangnya sendiri yang diwakafkan. Pokoknya disimpan melalui lembaga keuangan syariah dan
          tidak boleh berkurang; hasil pengelolaannya yang disalurkan terus-menerus.
        </Kind>
      </div>
    </section>
  )
}

function Kind({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <Card className="flex gap-4 p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-tint text-primary">
        <Icon name={icon} />
      </span>
      <div className="grid gap-1">
        <h3 className="text-base">{title}</h3>
        <p className="text-muted">{children}</p>
      </div>
    </Card>
  )
}

/** The nazhir of the wakaf, the legal basis, and the bank that holds the money. */
export function NazhirCard({ nazhir, isSample }: { nazhir: Nazhir; isSample: boolean }) {
  const facts = [
    ['Nazhir', nazhir.name],
    ['Nomor pendaftaran', nazhir.registration],
    ['Penerima setoran wakaf uang', nazhir.bank],
    ['Imbalan nazhir', 'Paling banyak 10% dari hasil pengelolaan, bukan dari pokok wakaf'],
  ] as const
  return (
    <Card as="section" className="grid gap-4 p-5 lg:p-6">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="bank" className="size-5.5 text-primary" />
        Siapa yang menjaga wakaf Anda
      </h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold">{fact}</dd>
          </div>
        ))}
      </dl>
      {isSample && (
        <p className="text-sm text-muted">
          Data contoh untuk uji coba, bukan pendaftaran sungguhan.
        </p>
      )}
    </Card>
  )
}

const questions = [
  [
    'Bolehkah berwakaf atas nama orang tua yang telah wafat?',
    'Boleh. Tuliskan namanya pada kolom doa ketika mengisi formulir, misalnya “atas nama almarhumah Siti Maryam”.',
  ],
  [
    'Apakah saya menerima sertifikat?',
    'Untuk wakaf uang mulai Rp1.000.000, lembaga keuangan syariah menerbitkan sertifikat wakaf uang. Untuk wakaf melalui uang, nama Anda tercatat dalam akta ikrar wakaf program.',
  ],
  [
    'Bagaimana bila unitnya habis ketika dana saya tiba?',
    'Dana Anda tetap kami terima sebagai wakaf umum untuk program yang sama, dan kami memberi tahu Anda.',
  ],
  [
    'Bagaimana ikrarnya?',
    '“Saya mewakafkan uang ini kepada nazhir untuk selamanya, agar dikelola sesuai peruntukannya, karena Allah Ta‘ala.” Cukup diniatkan ketika menyerahkan; akta ditandatangani nazhir atas nama para wakif.',
  ],
] as const

/** Frequently asked questions about wakaf; they open without script. */
export function WakafQuestions() {
  return (
    <section className="grid max-w-reading gap-3">
      <h2 className="text-xl">Yang sering ditanyakan</h2>
      {questions.map(([question, answer]) => (
        <details
          key={question}
          className="group rounded-field border border-line bg-surface px-4 py-1"
        >
          <summary className="flex min-h-touch list-none items-center justify-between gap-3 font-semibold">
            {question}
            <Icon
              name="down"
              className="size-4 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="pb-3 text-muted">{answer}</p>
        </details>
      ))}
    </section>
  )
}
