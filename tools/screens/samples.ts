/** The paths worth a picture on this server. */
export async function sampleScreens(origin: string): Promise<string[]> {
  const campaign = await firstLink(origin, '/program', /href="(\/campaign\/[^"#?]+)"/)
  const slug = campaign?.split('/').at(-1)
  return [
    '/',
    '/program',
    ...(slug ? [`/campaign/${slug}`, `/donasi-sekarang/${slug}`] : []),
    '/alquran',
    '/surat/1',
    '/surat/2',
    '/juz/30',
    '/dev/ui',
    '/dev/kotak-masuk',
    '/halaman-yang-tidak-ada',
  ]
}

async function firstLink(origin: string, path: string, link: RegExp): Promise<string | undefined> {
  const html = await (await fetch(`${origin}${path}`)).text()
  return link.exec(html)?.[1]
}
