import type { EditedCampaign } from '#features/campaign/edit/edited-campaign.server.ts'
import { lastDayOf } from '#features/campaign/campaign-input.ts'
import { presetLines } from '#features/campaign/presets.ts'
import { campaignPurposes } from '#features/campaign/purpose.ts'
import type { MediaPicture } from '#features/media/media.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Refused } from '#app/submit.server.ts'
import { PicturePicker } from '#app/desk/content/media/picture-picker.tsx'
import {
  DeskArea,
  DeskCheck,
  DeskForm,
  DeskSelect,
  DeskText,
  fieldValues,
} from '#app/desk/ui/form.tsx'
import { FirstButton, MadePart, NewCategory, NewPhoto } from './form-parts.tsx'
import { RichArea } from '#app/desk/ui/rich-area.tsx'

export type CampaignFormProps = {
  campaign: EditedCampaign | null
  categories: readonly { id: string; name: string }[]
  pictures: readonly MediaPicture[]
  refused: Refused | undefined
}

/** The form of a campaign, new or not: what visitors read, what donors may give, how it is found. */
export function CampaignEditForm({ campaign, categories, pictures, refused }: CampaignFormProps) {
  const value = fieldValues(refused, campaign ? storedValues(campaign) : newValues)
  const error = refused?.errors['photoId']
  return (
    <DeskForm
      act="simpan"
      submit={campaign ? 'Simpan' : 'Simpan konsep'}
      refused={refused}
      hasFiles
    >
      <FirstButton />
      <MadePart refused={refused} />
      <input type="hidden" name="version" value={value('version').defaultValue} />
      <Group title="Isi">
        <DeskText {...value('title')} label="Judul" maxLength={120} required />
        <DeskText
          {...value('slug')}
          label="Alamat"
          hint="Huruf kecil, angka, dan tanda hubung. Kosongkan untuk dibuat dari judul. Alamat lama tetap mengantar ke yang baru."
          maxLength={100}
          isOptional
        />
        <DeskArea {...value('summary')} label="Ringkasan" rows={3} maxLength={300} />
        <RichArea {...value('story')} label="Cerita" rows={16} />
        <DeskSelect
          {...value('categoryId')}
          label="Kategori"
          anything="Pilih kategori"
          choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NewCategory value={value} />
      </Group>
      <Donations value={value} />
      <Realisation value={value} />
      <Group title="Foto dan sampul">
        <PicturePicker
          name="photoId"
          pictures={pictures}
          chosen={value('photoId').defaultValue}
          none="Tanpa foto, pakai sampul gambar"
          error={error}
        />
        <NewPhoto value={value} />
        <DeskText
          {...value('coverWords')}
          label="Kata sampul gambar"
          hint="Benda, tempat, dan cahaya: “sumur bukit senja”. Dipakai selama belum ada foto."
          maxLength={120}
          isOptional
        />
      </Group>
      <Group title="Di mesin pencari">
        <DeskText {...value('seoTitle')} label="Judul pencarian" maxLength={70} isOptional />
        <DeskArea
          {...value('seoDescription')}
          label="Keterangan pencarian"
          rows={2}
          maxLength={170}
          isOptional
        />
      </Group>
    </DeskForm>
  )
}

type ValueProps = { value: ReturnType<typeof fieldValues> }

function Realisation({ value }: ValueProps) {
  return (
    <Group title="Pelaksanaan">
      <DeskText {...value('organizer')} label="Pelaksana" maxLength={120} />
      <DeskText
        {...value('location')}
        label="Lokasi"
        hint="Kabupaten atau kota, lalu provinsi: “Kupang, Nusa Tenggara Timur”."
        maxLength={120}
      />
      <DeskText
        {...value('beneficiaries')}
        label="Penerima manfaat"
        hint="Contoh: “120 santri di tiga asrama”."
        maxLength={120}
        isOptional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DeskText {...value('startsOn')} label="Hari pertama" type="date" isOptional />
        <DeskText
          {...value('endsOn')}
          label="Hari terakhir"
          hint="Kosongkan bila tanpa batas waktu."
          type="date"
          isOptional
        />
      </div>
      <DeskCheck
        name="isUrgent"
        label="Mendesak"
        hint="Ditandai dan didahulukan dalam daftar."
        isChecked={value('isUrgent').defaultValue !== ''}
      />
    </Group>
  )
}

function Donations({ value }: ValueProps) {
  return (
    <Group title="Dana dan nominal">
      <DeskSelect
        {...value('purpose')}
        label="Jenis dana"
        hint="Menentukan rekening dana dalam pembukuan. Setelah ada donatur, tidak dapat diubah."
        anything="Pilih jenis dana"
        choices={Object.entries(campaignPurposes).map(([code, label]) => ({ value: code, label }))}
      />
      <DeskText
        {...value('target')}
        label="Target"
        hint="Rupiah, contoh 50.000.000. Kosongkan bila tanpa target."
        inputMode="numeric"
        isOptional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DeskText {...value('minimumAmount')} label="Nominal paling kecil" inputMode="numeric" />
        <DeskText {...value('amountStep')} label="Kelipatan nominal" inputMode="numeric" />
      </div>
      <DeskArea
        {...value('presets')}
        label="Pilihan nominal"
        hint="Satu per baris; artinya boleh ditulis setelah tanda sama dengan: “25.000 = 1 porsi makan”."
        rows={5}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DeskText
          {...value('impactUnit')}
          label="Satuan hasil"
          hint="Contoh: porsi makan."
          maxLength={40}
          isOptional
        />
        <DeskText
          {...value('impactPrice')}
          label="Harga satu satuan"
          hint="Dari sini donatur melihat hasil nominalnya."
          inputMode="numeric"
          isOptional
        />
      </div>
    </Group>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid gap-5 rounded-card border border-line bg-surface p-4 lg:p-5">
      <legend className="px-1 text-base font-bold">{title}</legend>
      {children}
    </fieldset>
  )
}

const newValues: Record<string, string> = {
  version: '0',
  minimumAmount: '10.000',
  amountStep: '1.000',
  presets: '25.000\n50.000\n100.000\n250.000',
}

function storedValues(campaign: EditedCampaign): Record<string, string> {
  const { impactPrice, target } = campaign
  return {
    version: String(campaign.version),
    title: campaign.title,
    slug: campaign.slug,
    summary: campaign.summary,
    story: campaign.storyHtml,
    categoryId: campaign.categoryId,
    purpose: campaign.purpose,
    organizer: campaign.organizer,
    location: campaign.location,
    beneficiaries: campaign.beneficiaries,
    target: target === null ? '' : typedRupiah(target),
    minimumAmount: typedRupiah(campaign.minimumAmount),
    amountStep: typedRupiah(campaign.amountStep),
    presets: presetLines(campaign.presets),
    impactUnit: campaign.impactUnit ?? '',
    impactPrice: impactPrice === null ? '' : typedRupiah(impactPrice),
    coverWords: campaign.coverWords,
    photoId: campaign.photoId ?? '',
    isUrgent: campaign.isUrgent ? 'ya' : '',
    startsOn: dayOf(campaign.startsAt),
    endsOn: lastDayOf(campaign.endsAt),
    seoTitle: campaign.seoTitle ?? '',
    seoDescription: campaign.seoDescription ?? '',
  }
}

function typedRupiah(amount: number): string {
  return formatRupiah(amount).slice('Rp'.length)
}
