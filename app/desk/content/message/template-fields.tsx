import { DeskArea, DeskText, type fieldValues } from '#app/desk/ui/form.tsx'

/** The words of a message: by e-mail, and by WhatsApp where Meta has approved them. */
export function TemplateFields({ field }: { field: ReturnType<typeof fieldValues> }) {
  return (
    <>
      <DeskText {...field('perihal')} label="Perihal e-mail" />
      <DeskArea {...field('isi')} label="Isi e-mail" rows={14} />
      <DeskText
        {...field('wa-nama')}
        label="Nama templat WhatsApp"
        hint="Seperti yang disetujui Meta. Kosongkan bila hanya lewat e-mail."
        isOptional
      />
      <DeskText {...field('wa-bahasa')} label="Bahasa templat" isOptional />
      <DeskArea
        {...field('wa-isi')}
        label="Isi WhatsApp"
        hint="Sama dengan yang disetujui Meta; urutan variabelnya menjadi {{1}}, {{2}}, dan seterusnya."
        isOptional
      />
      <DeskText {...field('catatan')} label="Catatan" isOptional />
    </>
  )
}
