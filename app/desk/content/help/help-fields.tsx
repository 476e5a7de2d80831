import { helpTopics, topicWords } from '#features/help/help.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskArea, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

type Props = {
  refused: Refused | undefined
  stored: Readonly<Record<string, string>>
  /** A new article chooses its address; it stays for ever. */
  isNew?: boolean
}

const topics = helpTopics.map((value) => ({ value, label: topicWords[value].title }))

export function HelpFields({ refused, stored, isNew = false }: Props) {
  const values = fieldValues(refused, stored)
  return (
    <>
      <DeskText {...values('title')} label="Judul" maxLength={120} />
      {isNew && (
        <DeskText
          {...values('slug')}
          label="Alamat"
          hint="Misalnya lupa-kata-sandi. Tidak dapat diubah kemudian."
          maxLength={80}
        />
      )}
      <DeskSelect {...values('topic')} label="Topik" choices={topics} anything="Pilih topik" />
      <DeskArea {...values('summary')} label="Ringkasan" rows={2} maxLength={200} />
      <DeskArea
        {...values('body')}
        label="Isi"
        hint="Pisahkan paragraf dengan baris kosong. “## ” untuk judul bagian, “- ” untuk daftar, “1. ” untuk langkah, “> ” untuk catatan, **tebal**, dan [kata](/alamat) untuk tautan."
        rows={16}
      />
      <DeskText
        {...values('keywords')}
        label="Kata pencarian lain"
        hint="Kata yang biasa diketik orang untuk hal ini."
        isOptional
        maxLength={300}
      />
    </>
  )
}
