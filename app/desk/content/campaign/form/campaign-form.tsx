import type { EditedCampaign } from '#features/campaign/edit/edited-campaign.server.ts'
import { lastDayOf } from '#features/campaign/campaign-input.ts'
import { presetLines } from '#features/campaign/presets.ts'
import { campaignPurposes } from '#features/campaign/purpose.ts'
import type { MediaPicture } from '#features/media/media.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Refused } from '#app/submit.server.ts'
import { pictureField } from '#app/desk/content/media/picture-picker.tsx'
import { DeskFields, DeskForm, field, type FieldRow, type FieldTable } from '#app/desk/ui/form.tsx'
import { FirstButton, MadePart, NewCategory, NewPhoto } from './form-parts.tsx'

export type CampaignFormProps = {
  campaign: EditedCampaign | null
  categories: readonly { id: string; name: string }[]
  pictures: readonly MediaPicture[]
  refused: Refused | undefined
}

/** The form of a campaign, new or not: what visitors read, what donors may give, how it is found. */
export function CampaignEditForm({ campaign, categories, pictures, refused }: CampaignFormProps) {
  const stored = campaign ? storedValues(campaign) : newValues
  const fields: FieldTable = {
    first: () => <FirstButton />,
    made: () => <MadePart refused={refused} />,
    version: field.hidden(),
    words: group('Isi', {
      title: field.text('Judul', { maxLength: 120, required: true }),
      slug: field.optional.text('Alamat', {
        hint: 'Huruf kecil, angka, dan tanda hubung. Kosongkan untuk dibuat dari judul. Alamat lama tetap mengantar ke yang baru.',
        maxLength: 100,
      }),
      summary: field.area('Ringkasan', { rows: 3, maxLength: 300 }),
      story: field.rich('Cerita', { rows: 16 }),
      categoryId: field.choice(
        'Kategori',
        categories.map(({ id, name }) => ({ value: id, label: name })),
        { anything: 'Pilih kategori' },
      ),
      newCategory: () => <NewCategory />,
    }),
    money: group('Dana dan nominal', moneyFields),
    realisation: group('Pelaksanaan', realisationFields),
    cover: group('Foto dan sampul', {
      photoId: pictureField(pictures, 'Tanpa foto, pakai sampul gambar'),
      newPhoto: () => <NewPhoto />,
      coverWords: field.optional.text('Kata sampul gambar', {
        hint: 'Benda, tempat, dan cahaya: “sumur bukit senja”. Dipakai selama belum ada foto.',
        maxLength: 120,
      }),
    }),
    search: group('Di mesin pencari', {
      seoTitle: field.optional.text('Judul pencarian', { maxLength: 70 }),
      seoDescription: field.optional.area('Keterangan pencarian', { rows: 2, maxLength: 170 }),
    }),
  }
  return (
    <DeskForm
      act="simpan"
      submit={campaign ? 'Simpan' : 'Simpan konsep'}
      hasFiles
      isReadable={campaign !== null}
      {...{ refused: refused ?? null, stored, fields }}
    />
  )
}

const realisationFields: FieldTable = {
  organizer: field.text('Pelaksana', { maxLength: 120 }),
  location: field.text('Lokasi', {
    hint: 'Kabupaten atau kota, lalu provinsi: “Kupang, Nusa Tenggara Timur”.',
    maxLength: 120,
  }),
  beneficiaries: field.optional.text('Penerima manfaat', {
    hint: 'Contoh: “120 santri di tiga asrama”.',
    maxLength: 120,
  }),
  days: field.columns('wide', {
    startsOn: field.optional.day('Hari pertama'),
    endsOn: field.optional.day('Hari terakhir', { hint: 'Kosongkan bila tanpa batas waktu.' }),
  }),
  isUrgent: field.check('Mendesak', { hint: 'Ditandai dan didahulukan dalam daftar.' }),
}

const moneyFields: FieldTable = {
  purpose: field.choice('Jenis dana', campaignPurposes, {
    hint: 'Menentukan rekening dana dalam pembukuan. Setelah ada donatur, tidak dapat diubah.',
    anything: 'Pilih jenis dana',
  }),
  target: field.optional.number('Target', {
    hint: 'Rupiah, contoh 50.000.000. Kosongkan bila tanpa target.',
  }),
  amounts: field.columns('wide', {
    minimumAmount: field.number('Nominal paling kecil'),
    amountStep: field.number('Kelipatan nominal'),
  }),
  presets: field.area('Pilihan nominal', {
    hint: 'Satu per baris; artinya boleh ditulis setelah tanda sama dengan: “25.000 = 1 porsi makan”.',
    rows: 5,
  }),
  impact: field.columns('wide', {
    impactUnit: field.optional.text('Satuan hasil', {
      hint: 'Contoh: porsi makan.',
      maxLength: 40,
    }),
    impactPrice: field.optional.number('Harga satu satuan', {
      hint: 'Dari sini donatur melihat hasil nominalnya.',
    }),
  }),
}

function group(title: string, fields: FieldTable): FieldRow {
  return () => (
    <fieldset className="grid gap-5 rounded-card border border-line bg-surface p-4 lg:p-5">
      <legend className="px-1 text-base font-bold">{title}</legend>
      <DeskFields fields={fields} />
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
