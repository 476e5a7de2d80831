import { Button, IconButton, LinkButton, Spinner } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { Icon, iconNames } from '#app/ui/icon.tsx'
import { Share } from '#app/ui/share/share.tsx'
import { ChipLinks, Tabs } from '#app/ui/tabs.tsx'
import { toast } from '#app/ui/state/toast.tsx'
import { Part, Row } from './part.tsx'

/** Components to press: buttons, icons, tabs, copying, sharing. */
export function ActionParts() {
  return (
    <>
      <Part name="Tombol">
        <Row>
          <Button>Donasi sekarang</Button>
          <Button look="ghost">Bagikan</Button>
          <Button look="quiet">Nanti saja</Button>
          <Button look="danger">Batalkan</Button>
        </Row>
        <Row>
          <Button icon="heart">Dengan ikon</Button>
          <Button isBusy>Mengirim</Button>
          <Button disabled>Tidak tersedia</Button>
          <LinkButton to="/program" look="ghost" icon="arrow">
            Tautan
          </LinkButton>
        </Row>
        <Row>
          <IconButton label="Ayat sebelumnya" icon="prev" />
          <IconButton label="Putar" icon="play" isMain />
          <IconButton label="Ayat berikutnya" icon="next" disabled />
          <IconButton label="Tutup" icon="close" />
          <Spinner label="Memuat…" />
        </Row>
      </Part>
      <Part name="Ikon">
        <ul className="grid grid-cols-4 gap-3 text-center text-xs text-muted sm:grid-cols-8">
          {iconNames().map((name) => (
            <li key={name} className="grid justify-items-center gap-1">
              <Icon name={name} className="size-6 text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Tab dan saringan">
        <Tabs
          label="Contoh tab"
          tabs={[
            { to: '/dev/ui', label: 'Cerita', isHere: true },
            { to: '/dev/ui?tab=kabar', label: 'Kabar terbaru', count: 4, isHere: false },
            { to: '/dev/ui?tab=donatur', label: 'Donatur', count: 318, isHere: false },
          ]}
        />
        <ChipLinks
          label="Contoh saringan"
          tabs={[
            { to: '/dev/ui', label: 'Semua', isHere: true },
            { to: '/dev/ui?k=air', label: 'Air bersih', isHere: false },
            { to: '/dev/ui?k=yatim', label: 'Yatim', isHere: false },
          ]}
        />
      </Part>
      <Part name="Salin, bagikan, pesan singkat">
        <Row>
          <CopyButton text="8808 1234 5678 9012" label="Salin" done="Nomor disalin" />
          <CopyButton text="-" look="ghost" isDisabled />
          <Button look="ghost" onClick={() => toast('Ayat disimpan.')}>
            Tampilkan pesan
          </Button>
          <Button look="ghost" onClick={() => toast('Koneksi terputus. Coba lagi.', 'danger')}>
            Tampilkan gangguan
          </Button>
        </Row>
        <Share
          url="https://amanah.contoh/campaign/air-bersih"
          title="Air bersih"
          text="Yuk, bantu."
        />
      </Part>
    </>
  )
}
