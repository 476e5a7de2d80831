import { Notice } from '#app/ui/state/notice.tsx'
import type { Banner } from '#features/banner/banner.ts'

/** A notice that staff have put on the home page for some days. */
export function HomeNotice({ text, link }: Pick<Banner, 'text' | 'link'>) {
  return (
    <aside aria-label="Pengumuman">
      <Notice
        title={text}
        action={
          link && (
            <a href={link.to} className="font-semibold text-primary underline underline-offset-3">
              {link.words}
            </a>
          )
        }
      />
    </aside>
  )
}
