import type { PageSlug } from '#features/site-page/site-page.ts'

/** What the pages are called at the desk. */
export const pageNames: Readonly<Record<PageSlug, string>> = {
  about: 'Tentang kami',
  disclaimer: 'Penafian',
  'syarat-ketentuan': 'Syarat dan ketentuan',
  'kebijakan-privasi': 'Kebijakan privasi',
}
