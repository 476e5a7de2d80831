import { useTahlil } from './tahlil-store.ts'

/** The people for whom Al-Fatihah is read, in order. The last is the name typed on this device. */
export function Hadiah() {
  const name = useTahlil((tahlil) => tahlil.name.trim())
  return (
    <ol className="mt-3 list-decimal space-y-1 pl-5 text-sm marker:text-muted">
      <li>Nabi Muhammad saw., keluarga, dan para sahabat</li>
      <li>para nabi, wali, ulama, dan orang-orang saleh</li>
      <li>ahli kubur, muslimin dan muslimat</li>
      <li data-hadiah="" className="break-words">
        {name ? (
          <>
            khususnya untuk <strong>{name}</strong>
          </>
        ) : (
          'khususnya untuk almarhum atau almarhumah yang didoakan'
        )}
      </li>
    </ol>
  )
}
